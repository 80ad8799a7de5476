/** The demo club is where the machine is, unless the environment says where. */
export function demoTimezone(env: NodeJS.ProcessEnv): string {
  return env['FLEETWATCH_DEMO_TIMEZONE'] || Intl.DateTimeFormat().resolvedOptions().timeZone;
}
