import { Aws } from 'aws-cdk-lib';
import type { StageConfig } from './StageConfig.ts';

/** Ports on which the API and the pages listen in their containers. */
export const PORTS = { api: 8090, pages: 8080 } as const;

export type ServiceName = keyof typeof PORTS;

/** Names of secrets and parameters that an operator stores in the account and the stacks look up. */
export const storedNames = (stage: string) => ({
  /** In Secrets Manager. */
  mongodbUri: `fleetwatch/${stage}/mongodb-uri`,
  smtpUrl: `fleetwatch/${stage}/smtp-url`,
  secret: `fleetwatch/${stage}/secret`,
  /** In the Parameter Store: ARNs of ACM certificates; CloudFront's is in us-east-1. */
  certificate: `/fleetwatch/${stage}/certificate`,
  edgeCertificate: `/fleetwatch/${stage}/edge-certificate`,
});

/** The images of infra/images that run in these stacks. */
export const IMAGES = ['api', 'pages', 'follower'] as const;

/** Repository in ECR: `fleetwatch-club/api`. */
export const imageRepository = (stage: string, image: (typeof IMAGES)[number]) =>
  `fleetwatch-${stage}/${image}`;

/** The origin used in mails. */
export const originOf = ({ domainNames }: StageConfig) => `https://${domainNames[0] ?? ''}`;

/** Key prefixes of a site in its bucket, the same as the folders of infra/site. */
export const SITE_PREFIX = { shell: 'shell', remotes: 'remotes', registry: 'registry' } as const;

/** Whole builds of the shell, for its roll back; pages do not read them. */
export const SHELL_BUILDS = 'builds';

/** File that every publisher may write besides its own, so that only one publishes at a time. */
export const PUBLISHING_LOCK = 'publishing.lock';

/** The operator's grants, which no publisher may write. */
export const MODULES_FILE = 'modules.json';

/** Includes account and region, so that the name is globally unique and can be computed without the bucket's stack. */
export const bucketName = (
  stage: string,
  kind: 'site' | 'media',
  { account, region } = { account: Aws.ACCOUNT_ID, region: Aws.REGION },
) => `fleetwatch-${stage}-${kind}-${account}-${region}`;
