import { Aws, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRootPrincipal, FederatedPrincipal, Role, type IPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { grantFiles } from './grantFiles.ts';
import { SITE_PREFIX } from './names.ts';
import type { Publisher, StageConfig } from './StageConfig.ts';

const ISSUER = 'token.actions.githubusercontent.com';

/**
 * The principal that may publish: the workflows of one branch through GitHub's OIDC provider (set up once per account),
 * otherwise principals that the account permits.
 */
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
 * The role with which the team of one remote, or of the shell, publishes. It may write to the team's own folder and its own
 * entry of the registry, and nowhere else. It is deployed, changed and removed independently of the others.
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
    // A publication is checked against the shell and the remotes that are deployed; all files are publicly readable anyway.
    grantFiles(role, { stage, kind: 'site', actions: ['s3:GetObject'], keys: ['*'] });
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }
}
