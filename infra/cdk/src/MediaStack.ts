import { Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CLOSED_BUCKET } from './closedBucket.ts';
import { bucketName } from './names.ts';
import type { StageConfig } from './StageConfig.ts';

/**
 * Pictures and movies. Browsers post to the bucket with a form that the API signs (key, size, type, ten minutes) and read by
 * signed addresses; nobody else reaches it. What no tweet shows is swept by the API; what it removes is gone for good
 * after `mediaRecoveryDays`.
 */
export class MediaStack extends Stack {
  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, { ...props, terminationProtection: true });
    const bucket = new Bucket(this, 'Media', {
      bucketName: bucketName(config.stage, 'media'),
      ...CLOSED_BUCKET,
      cors: [
        {
          allowedOrigins: config.domainNames.map((name) => `https://${name}`),
          allowedMethods: [HttpMethods.POST, HttpMethods.GET, HttpMethods.HEAD],
          allowedHeaders: ['content-type', 'range'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
      lifecycleRules: [
        { id: 'unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        {
          id: 'removed',
          noncurrentVersionExpiration: Duration.days(config.mediaRecoveryDays),
          expiredObjectDeleteMarker: true,
        },
      ],
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Access logs would name members by their files; the API logs who is given an address, without names.',
    });
  }
}
