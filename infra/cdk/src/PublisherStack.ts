import { Aws, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AccountRootPrincipal, FederatedPrincipal, Role, type IPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { grantFiles } from './grantFiles.ts';
import { PUBLISHING_LOCK, SHELL_BUILDS, SITE_PREFIX } from './names.ts';
import type { Publisher, StageConfig } from './StageConfig.ts';

const ISSUER = 'token.actions.githubusercontent.com';

/** Of a repository of its own, and as lerna tags it; the shell's is that of a whole release. */
const tagsOf = (name: string) => (name === 'shell' ? ['v*'] : [`${name}@*`, `@fleetwatch/${name}@*`]);

/**
 * The principal that may publish: the workflows of one branch, and of tags of versions, through GitHub's OIDC provider (set up once
 * per account); otherwise principals that the account permits. The repository's rules say who may push those.
 */
function publisherOf(name: string, publisher: Publisher | undefined): IPrincipal {
  if (publisher === undefined) return new AccountRootPrincipal();
  const provider = `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${ISSUER}`;
  const { repository, branch } = publisher;
  const conditions = {
    StringEquals: { [`${ISSUER}:aud`]: 'sts.amazonaws.com' },
    StringLike: {
      [`${ISSUER}:sub`]: [`heads/${branch}`, ...tagsOf(name).map((tag) => `tags/${tag}`)].map(
        (ref) => `repo:${repository}:ref:refs/${ref}`,
      ),
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
 * entry of the registry, and to the lock that lets one publish at a time. It is deployed, changed and removed independently of the others.
 */
export class PublisherStack extends Stack {
  constructor(scope: Construct, id: string, { config, name, ...props }: PublisherStackProps) {
    super(scope, id, props);
    const own =
      name === 'shell'
        ? [`${SITE_PREFIX.shell}/*`, `${SHELL_BUILDS}/*`]
        : [`${SITE_PREFIX.remotes}/${name}/*`, `${SITE_PREFIX.registry}/${name}.json`];
    const role = new Role(this, 'Publisher', {
      roleName: `fleetwatch-${config.stage}-publish-${name}-${config.region}`,
      description: `Publishes ${name} to the site of Fleetwatch ${config.stage}`,
      assumedBy: publisherOf(name, config.publishers[name]),
      maxSessionDuration: Duration.hours(1),
    });
    const { stage } = config;
    grantFiles(role, {
      stage,
      kind: 'site',
      actions: ['s3:PutObject', 's3:DeleteObject'],
      keys: [...own, PUBLISHING_LOCK],
    });
    // A publication is checked against the shell and the remotes that are deployed; all files are publicly readable anyway.
    grantFiles(role, { stage, kind: 'site', actions: ['s3:GetObject'], keys: ['*'] });
    new CfnOutput(this, 'RoleArn', { value: role.roleArn });
  }
}
