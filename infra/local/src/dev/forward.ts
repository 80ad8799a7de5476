import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Proxies a request to a server on this machine. */
export function forward(req: IncomingMessage, res: ServerResponse, port: number): void {
  const onward = request(
    { host: '127.0.0.1', port, method: req.method, path: req.url, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else
      res
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end('It is starting again; try once more in a second.\n');
  });
  // A client that disconnects from the API's events also ends the proxied request.
  res.once('close', () => onward.destroy());
  req.pipe(onward);
}

/** Proxies a WebSocket: the unmodified upgrade request, then the data of both sides. */
export function forwardUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const onward = connect(port, '127.0.0.1', () => {
    const headers: string[] = [];
    for (let at = 0; at < req.rawHeaders.length; at += 2) {
      headers.push(`${req.rawHeaders[at]}: ${req.rawHeaders[at + 1]}`);
    }
    onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
