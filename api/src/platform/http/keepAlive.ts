/**
 * A proxy or load balancer in front reuses connections for about a minute (nginx 60 s, the balancer of infra/cdk 75 s);
 * Node closes them after five seconds by default, so a request sent just then would get no answer. With this longer time
 * the side in front closes first.
 */
export const KEEP_ALIVE_MS = 90_000;
