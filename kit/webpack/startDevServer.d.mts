/** A workspace that is served with hot reloading. */
export interface DevServer {
  name: string;
  port: number;
  stop(): Promise<void>;
}

export declare function startDevServer(settings: {
  folder: string;
  publicPath: string;
  port?: number;
}): Promise<DevServer>;
