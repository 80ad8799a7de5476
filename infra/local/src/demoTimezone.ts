/** The demo club's time zone: the machine's by default. */
export function demoTimezone(env: NodeJS.ProcessEnv): string {
  return env['FLEETWATCH_DEMO_TIMEZONE'] || Intl.DateTimeFormat().resolvedOptions().timeZone;
}
