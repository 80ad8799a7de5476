import { readConfig } from './config.ts';

const env = { MONGODB_URI: 'mongodb://localhost:27017/club', FLEETWATCH_SECRET: 's'.repeat(32) };

test('reads the settings from the environment', () => {
  expect(readConfig(env)).toMatchObject({
    mongodbUri: env.MONGODB_URI,
    basePath: '',
    isProduction: false,
    logLevel: 'info',
    metricsToken: undefined,
    host: '127.0.0.1',
    port: 8090,
  });
  expect(
    readConfig({
      ...env,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '0',
      FLEETWATCH_ALARM_HOOK: 'https://sms.example/send?key=1',
      FLEETWATCH_BASE_PATH: '/api',
      FLEETWATCH_LIMITS: '{"signInFailuresPerName": 1000}',
      FLEETWATCH_TRUSTED_PROXIES: '1',
      FLEETWATCH_BACK_ENDS: 'https://two.rowing.example/api,https://three.rowing.example/api',
    }),
  ).toMatchObject({
    isProduction: true,
    host: '0.0.0.0',
    port: 0,
    alarmHook: 'https://sms.example/send?key=1',
    basePath: '/api',
    limits: { signInFailuresPerName: 1000 },
    trustedProxies: 1,
    backEnds: ['https://two.rowing.example/api', 'https://three.rowing.example/api'],
  });
});

test.each([
  ['MONGODB_URI', { MONGODB_URI: undefined }],
  ['MONGODB_URI', { MONGODB_URI: 'postgres://localhost' }],
  ['FLEETWATCH_SECRET', { FLEETWATCH_SECRET: undefined }],
  ['FLEETWATCH_SECRET', { FLEETWATCH_SECRET: 'hunter2' }],
  ['FLEETWATCH_BASE_PATH', { FLEETWATCH_BASE_PATH: 'api/' }],
  ['FLEETWATCH_LIMITS.windowSeconds', { FLEETWATCH_LIMITS: '{"windowSeconds": 0}' }],
  ['FLEETWATCH_BACK_ENDS.1', { FLEETWATCH_BACK_ENDS: 'https://two.example/api,http://three.example/api' }],
  ['FLEETWATCH_ALARM_HOOK', { FLEETWATCH_ALARM_HOOK: 'file:///etc/passwd' }],
  ['FLEETWATCH_LOG_LEVEL', { FLEETWATCH_LOG_LEVEL: 'all' }],
  ['FLEETWATCH_METRICS_TOKEN', { FLEETWATCH_METRICS_TOKEN: 'short' }],
  ['FLEETWATCH_METRICS_TOKEN', { FLEETWATCH_METRICS_TOKEN: `no header takes this: ${'x'.repeat(32)}` }],
  ['PORT', { PORT: 'http' }],
])('names %s when it is missing or wrong, but not its value', (name, change) => {
  const read = (): unknown => readConfig({ ...env, ...change });
  expect(read).toThrow(`Configuration: ${name} is missing or wrong.`);
});

test.each([
  'mongodb://a.example:27017,b.example:27017/club?replicaSet=rs0',
  'mongodb+srv://user:word@cluster.example.org/club',
  'mongodb://%2Fvar%2Fdata%2Fmongo.sock/?directConnection=true',
])('accepts %s as a database', (uri) => {
  expect(readConfig({ ...env, MONGODB_URI: uri }).mongodbUri).toBe(uri);
});
