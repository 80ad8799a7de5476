import { readSettings } from './readSettings.ts';
import { StartRefusal } from './StartRefusal.ts';

describe('readSettings', () => {
  it('uses defaults for everything', () => {
    expect(readSettings({}, '/club')).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataDir: '/club/.data',
      mongodbUri: undefined,
      secret: undefined,
      site: undefined,
      isProduction: false,
    });
  });

  it('reads the environment', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '9000',
      FLEETWATCH_DATA: '/var/fleetwatch',
      MONGODB_URI: 'mongodb://db/club',
      FLEETWATCH_SECRET: 's'.repeat(32),
      FLEETWATCH_SITE: 'site',
      NODE_ENV: 'production',
    };
    expect(readSettings(env, '/club')).toEqual({
      host: '0.0.0.0',
      port: 9000,
      dataDir: '/var/fleetwatch',
      mongodbUri: 'mongodb://db/club',
      secret: 's'.repeat(32),
      site: '/club/site',
      isProduction: true,
    });
  });

  it('refuses a secret whose file is missing, in one line', () => {
    expect(() => readSettings({ FLEETWATCH_SECRET_FILE: '/nowhere/secret' }, '/club')).toThrow(
      new StartRefusal(
        'Configuration: FLEETWATCH_SECRET_FILE names a file that is not there: /nowhere/secret',
      ),
    );
  });

  it.each(['http', '-1', '80.5', '65536', '8080 '.repeat(2)])('refuses PORT=%s in one line', (PORT) => {
    expect(() => readSettings({ PORT }, '/club')).toThrow(
      new StartRefusal(`PORT is "${PORT}". Set it to a number from 0 to 65535.`),
    );
  });
});
