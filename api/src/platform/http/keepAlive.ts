/**
 * A proxy or a load balancer in front sends its next request over a connection that it has kept. It keeps one for a minute or
 * so (nginx 60 s, infra/cdk's balancer 75 s), Node by itself for five seconds: a request sent just then would get no answer.
 * So it is the side in front that closes.
 */
export const KEEP_ALIVE_MS = 90_000;
