/** A workspace that is served with hot reloading. */
export interface DevServer {
  name: string;
  port: number;
  stop(): Promise<void>;
}

/** A webpack configuration; only handed on. */
export type DevConfig = object;

export declare function readDevConfig(folder: string): Promise<DevConfig>;

export declare function startDevServer(settings: {
  config: DevConfig;
  publicPath: string;
  port?: number;
}): Promise<DevServer>;
