/** A workspace served with hot reloading. */
export interface DevServer {
  name: string;
  port: number;
  stop(): Promise<void>;
}

/** A webpack configuration, opaque to callers. */
export type DevConfig = object;

export declare function readDevConfig(folder: string): Promise<DevConfig>;

export declare function startDevServer(settings: {
  config: DevConfig;
  publicPath: string;
  port?: number;
}): Promise<DevServer>;
