import { Duration, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CLOSED_BUCKET } from './closedBucket.ts';
import { bucketName } from './names.ts';
import type { StageConfig } from './StageConfig.ts';

/**
 * The bucket of pictures and movies. Browsers post to it with a form that the API signs (key, size, type, ten minutes) and
 * read it through signed addresses; it has no other access. The API sweeps media that no tweet shows; removed media are
 * deleted permanently after `mediaRecoveryDays`.
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
