/** Other origins that the page may connect to. */
export interface TrustedOrigins {
  /** Of the back ends that POST /verify names. */
  backEnds: readonly string[];
  /** Of the media storage: pages upload to it and show pictures from it. */
  storage: readonly string[];
}

export const NO_OTHER_ORIGINS: TrustedOrigins = { backEnds: [], storage: [] };

const DEFAULT_REGION = 'us-east-1';

/**
 * The bucket's origin as the API addresses it: by host name, or by path when the name has dots or the provider is not AWS.
 */
function bucketOrigin(bucket: string, env: NodeJS.ProcessEnv): string {
  const endpoint = env['FLEETWATCH_S3_PUBLIC_ENDPOINT'] || env['FLEETWATCH_S3_ENDPOINT'];
  if (endpoint) return new URL(endpoint).origin;
  const host = `s3.${env['FLEETWATCH_S3_REGION'] || DEFAULT_REGION}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}` : `https://${bucket}.${host}`;
}

/** The origins in the API's configuration that a page connects to; an invalid address is left for the API to refuse. */
export function readTrustedOrigins(env: NodeJS.ProcessEnv): TrustedOrigins {
  const bucket = env['FLEETWATCH_S3_BUCKET'];
  const named = [env['FLEETWATCH_ORIGIN'] ?? '', ...(env['FLEETWATCH_BACK_ENDS'] ?? '').split(',')];
  const backEnds = named.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return { backEnds: [...new Set(backEnds)], storage: bucket ? [bucketOrigin(bucket, env)] : [] };
}
