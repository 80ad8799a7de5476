import { Duration } from 'aws-cdk-lib';

/**
 * Timeouts that depend on each other. A process stops within 5 s (STOP_MS of the api), so it is killed no earlier. An open
 * event stream sends something every 20 s (LIVE_HEARTBEAT_MS), so idle timeouts are longer. Of two ends of a keep-alive
 * connection the server's end keeps it longer (KEEP_ALIVE_MS of the api, 90 s, is the longest); otherwise a request could be
 * sent into a closing connection.
 */
export const TIMING = {
  stop: Duration.seconds(10),
  /**
   * Deregistration delay before the stop: no new requests, running ones finish. Streams are cut at its end and resume on
   * another task.
   */
  deregistration: Duration.seconds(10),
  /** CloudFront's timeout for the first byte and between two. */
  edgeSilence: Duration.seconds(60),
  edgeKeepAlive: Duration.seconds(30),
  balancerIdle: Duration.seconds(75),
  healthInterval: Duration.seconds(10),
  healthTimeout: Duration.seconds(5),
  /** Grace period of a first start: pulling the image, connecting to the database, building its indexes. */
  firstStart: Duration.seconds(60),
} as const;
