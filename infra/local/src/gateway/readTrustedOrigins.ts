/** Other origins that the page may talk to. */
export interface TrustedOrigins {
  /** Of the back ends that POST /verify names. */
  backEnds: readonly string[];
  /** Where media are: pages put them there and show them from there. */
  storage: readonly string[];
}

export const NO_OTHER_ORIGINS: TrustedOrigins = { backEnds: [], storage: [] };

const DEFAULT_REGION = 'us-east-1';

/** As the API addresses its bucket: by its host, by the path where its name has dots or the provider is another. */
function bucketOrigin(bucket: string, env: NodeJS.ProcessEnv): string {
  const endpoint = env['FLEETWATCH_S3_PUBLIC_ENDPOINT'] || env['FLEETWATCH_S3_ENDPOINT'];
  if (endpoint) return new URL(endpoint).origin;
  const host = `s3.${env['FLEETWATCH_S3_REGION'] || DEFAULT_REGION}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}` : `https://${bucket}.${host}`;
}

/** What the API's configuration sends a page to; an address that is none is left for the API to refuse. */
export function readTrustedOrigins(env: NodeJS.ProcessEnv): TrustedOrigins {
  const bucket = env['FLEETWATCH_S3_BUCKET'];
  const named = [env['FLEETWATCH_ORIGIN'] ?? '', ...(env['FLEETWATCH_BACK_ENDS'] ?? '').split(',')];
  const backEnds = named.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return { backEnds: [...new Set(backEnds)], storage: bucket ? [bucketOrigin(bucket, env)] : [] };
}
