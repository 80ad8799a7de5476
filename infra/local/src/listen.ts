import type { Server } from 'node:http';
import { StartRefusal } from './StartRefusal.ts';

/** Address of a server. */
export interface Place {
  /** An address of this machine; 0.0.0.0 for all of them. */
  host: string;
  port: number;
}

/** Starts listening. @throws StartRefusal when the port is taken or not allowed, or the machine has no such address */
export function listen(server: Server, { host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StartRefusal(
            `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new StartRefusal(
            `Port ${port} is not allowed for this user. Choose one above 1023: PORT=8080 npm start`,
          ),
        );
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        reject(new StartRefusal(`HOST is "${host}", which is not an address of this machine.`));
      } else {
        reject(error);
      }
    });
    server.listen(port, host, resolve);
  });
}
