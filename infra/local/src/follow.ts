import { s3Storage } from '@fleetwatch/api/platform/storage/s3Storage';
import { followBucket } from './followBucket.ts';

/**
 * Keeps FLEETWATCH_SITE, the folder that pages.ts serves, in sync with the site in the bucket FLEETWATCH_SITE_BUCKET (in
 * FLEETWATCH_SITE_REGION). It runs beside pages.ts, which therefore needs no S3 client.
 */
async function main(): Promise<void> {
  const {
    FLEETWATCH_SITE: folder,
    FLEETWATCH_SITE_BUCKET: bucket,
    FLEETWATCH_SITE_REGION: region = 'us-east-1',
  } = process.env;
  if (!folder || !bucket) {
    throw new Error('FLEETWATCH_SITE_BUCKET names the site, FLEETWATCH_SITE the folder that follows it.');
  }
  const end = await followBucket(s3Storage({ bucket, region }), folder);
  console.log(`Fleetwatch's site follows ${bucket}`);
  const stop = () => void end().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
