import { S3Client } from '@aws-sdk/client-s3';
import { runPublish } from './runPublish.ts';
import { s3Files } from './s3Files.ts';

const bucket = process.env['FLEETWATCH_SITE_BUCKET'];
if (bucket === undefined) {
  console.error('Which site? FLEETWATCH_SITE_BUCKET names its bucket (output SiteBucket of the stack site).');
  process.exit(1);
}
runPublish(s3Files(new S3Client(), bucket), process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
