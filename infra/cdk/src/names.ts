import { Aws } from 'aws-cdk-lib';
import type { StageConfig } from './StageConfig.ts';

/** The API listens here in its container, and so do the pages. */
export const PORTS = { api: 8090, pages: 8080 } as const;

export type ServiceName = keyof typeof PORTS;

/** Where an operator puts what does not belong into a repository, by the names that the stacks look up. */
export const storedNames = (stage: string) => ({
  /** Secrets Manager. */
  mongodbUri: `fleetwatch/${stage}/mongodb-uri`,
  smtpUrl: `fleetwatch/${stage}/smtp-url`,
  secret: `fleetwatch/${stage}/secret`,
  /** Parameters: ARNs of certificates of ACM, the edge's in us-east-1, where CloudFront looks. */
  certificate: `/fleetwatch/${stage}/certificate`,
  edgeCertificate: `/fleetwatch/${stage}/edge-certificate`,
});

/** Those of infra/images that run here. */
export const IMAGES = ['api', 'pages', 'follower'] as const;

/** ECR: `fleetwatch-club/api`. */
export const imageRepository = (stage: string, image: (typeof IMAGES)[number]) =>
  `fleetwatch-${stage}/${image}`;

/** The address that mails name. */
export const originOf = ({ domainNames }: StageConfig) => `https://${domainNames[0] ?? ''}`;

/** Where a site's files are in its bucket; as infra/site has them in a folder. */
export const SITE_PREFIX = { shell: 'shell', remotes: 'remotes', registry: 'registry' } as const;

/** By account and region, so that it is free, and so that whoever uses it needs no other stack to know it. */
export const bucketName = (
  stage: string,
  kind: 'site' | 'media',
  { account, region } = { account: Aws.ACCOUNT_ID, region: Aws.REGION },
) => `fleetwatch-${stage}-${kind}-${account}-${region}`;
