import { Duration } from 'aws-cdk-lib';

/**
 * What waits for what. A process asked to stop has ended after 5 s (STOP_MS of the api), so it is killed no earlier. An open event stream carries something every 20 s (LIVE_HEARTBEAT_MS), so whoever cuts silence waits
 * longer. And of two that keep a connection, the one behind keeps it longer (KEEP_ALIVE_MS of the api, 90 s, is the last), or
 * a request would be sent into a connection that is being closed.
 */
export const TIMING = {
  stop: Duration.seconds(10),
  /** Before the stop: no new requests, those under way go on. Streams are cut at its end and resumed elsewhere. */
  deregistration: Duration.seconds(10),
  /** CloudFront waits so long for the first byte and between two. */
  edgeSilence: Duration.seconds(60),
  edgeKeepAlive: Duration.seconds(30),
  balancerIdle: Duration.seconds(75),
  healthInterval: Duration.seconds(10),
  healthTimeout: Duration.seconds(5),
  /** For a first start: the image, the first connection to the database, its indexes. */
  firstStart: Duration.seconds(60),
} as const;
