import { Aws, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRootPrincipal, FederatedPrincipal, Role, type IPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { grantFiles } from './grantFiles.ts';
import { SITE_PREFIX } from './names.ts';
import type { Publisher, StageConfig } from './StageConfig.ts';

const ISSUER = 'token.actions.githubusercontent.com';

/** The workflows of one branch, by GitHub's own identity (its provider is set up in the account once); else whoever the account lets. */
function publisherOf(publisher: Publisher | undefined): IPrincipal {
  if (publisher === undefined) return new AccountRootPrincipal();
  const provider = `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${ISSUER}`;
  const { repository, branch } = publisher;
  const conditions = {
    StringEquals: {
      [`${ISSUER}:aud`]: 'sts.amazonaws.com',
      [`${ISSUER}:sub`]: `repo:${repository}:ref:refs/heads/${branch}`,
    },
  };
  return new FederatedPrincipal(provider, conditions, 'sts:AssumeRoleWithWebIdentity');
}

interface PublisherStackProps extends StackProps {
  config: StageConfig;
  /** `shell` or a remote's name. */
  name: string;
}

/**
 * The place of one remote, or of the shell, in the site: the role that its team publishes with. It may write there and its
 * own line of the registry, nowhere else, and it is deployed, changed and taken away without the others.
 */
export class PublisherStack extends Stack {
  constructor(scope: Construct, id: string, { config, name, ...props }: PublisherStackProps) {
    super(scope, id, props);
    const own =
      name === 'shell'
        ? [`${SITE_PREFIX.shell}/*`]
        : [`${SITE_PREFIX.remotes}/${name}/*`, `${SITE_PREFIX.registry}/${name}.json`];
    const role = new Role(this, 'Publisher', {
      roleName: `fleetwatch-${config.stage}-publish-${name}-${config.region}`,
      description: `Publishes ${name} to the site of Fleetwatch ${config.stage}`,
      assumedBy: publisherOf(config.publishers[name]),
      maxSessionDuration: Duration.hours(1),
    });
    const { stage } = config;
    grantFiles(role, { stage, kind: 'site', actions: ['s3:PutObject', 's3:DeleteObject'], keys: own });
    // Whether it fits is checked against the shell and the remotes that are there; the files are everybody's to read anyway.
    grantFiles(role, { stage, kind: 'site', actions: ['s3:GetObject'], keys: ['*'] });
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }
}
