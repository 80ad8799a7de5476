import { NO_OTHER_ORIGINS, readTrustedOrigins } from './readTrustedOrigins.ts';

it('returns none when none is configured', () => {
  expect(readTrustedOrigins({})).toEqual(NO_OTHER_ORIGINS);
});

it('returns the origins of the portal and the other back ends, each once and without a path', () => {
  const env = {
    FLEETWATCH_ORIGIN: 'https://rowing.example',
    FLEETWATCH_BACK_ENDS: 'https://two.rowing.example/api,https://two.rowing.example/api2,nonsense',
  };
  expect(readTrustedOrigins(env).backEnds).toEqual(['https://rowing.example', 'https://two.rowing.example']);
});

it.each([
  [{ FLEETWATCH_S3_BUCKET: 'oars' }, 'https://oars.s3.us-east-1.amazonaws.com'],
  [
    { FLEETWATCH_S3_BUCKET: 'oars', FLEETWATCH_S3_REGION: 'eu-central-1' },
    'https://oars.s3.eu-central-1.amazonaws.com',
  ],
  [{ FLEETWATCH_S3_BUCKET: 'media.oars.example' }, 'https://s3.us-east-1.amazonaws.com'],
  [
    { FLEETWATCH_S3_BUCKET: 'oars', FLEETWATCH_S3_ENDPOINT: 'https://minio.example:9000/s3' },
    'https://minio.example:9000',
  ],
  [
    {
      FLEETWATCH_S3_BUCKET: 'oars',
      FLEETWATCH_S3_ENDPOINT: 'http://store:8333',
      FLEETWATCH_S3_PUBLIC_ENDPOINT: 'https://rowing.example',
    },
    'https://rowing.example',
  ],
])("returns the bucket's origin as the API addresses it: %j", (env, origin) => {
  expect(readTrustedOrigins(env).storage).toEqual([origin]);
});
