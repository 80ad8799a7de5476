import type { Server } from 'node:http';
import { StartRefusal } from './StartRefusal.ts';

/** Takes the port. @throws StartRefusal when it is taken or not allowed */
export function listen(server: Server, port: number): Promise<void> {
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
      } else {
        reject(error);
      }
    });
    server.listen(port, resolve);
  });
}
