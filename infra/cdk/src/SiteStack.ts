import { Aws, CfnOutput, Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CLOSED_BUCKET } from './closedBucket.ts';
import { bucketName } from './names.ts';
import type { StageConfig } from './StageConfig.ts';

/** Days for which an overwritten or removed file can be restored. */
const RECOVERY_DAYS = 90;

/**
 * The site of infra/site as a bucket: `shell/`, `remotes/<name>/<version>/`, `registry/<name>.json`. It is deployed before
 * the portal, so its policy admits all distributions of its account rather than one that does not exist yet. They may list
 * keys, so that a missing key is answered with 404 rather than 403.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, { ...props, terminationProtection: true });
    const bucket = new Bucket(this, 'Site', {
      bucketName: bucketName(config.stage, 'site'),
      ...CLOSED_BUCKET,
      lifecycleRules: [
        {
          id: 'former',
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
    for (const [action, resource] of [
      ['s3:GetObject', bucket.arnForObjects('*')],
      ['s3:ListBucket', bucket.bucketArn],
    ] as const) {
      bucket.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: [action],
          resources: [resource],
          conditions: {
            StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID },
            ArnLike: {
              'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`,
            },
          },
        }),
      );
    }
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'CloudFront alone reads it, and logs; who changes it is in CloudTrail and in the versions.',
    });
    new CfnOutput(this, 'SiteBucket', { value: bucket.bucketName });
  }
}
