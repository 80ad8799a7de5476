import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { serve, type Served } from './serve.ts';

/** An S3 with one bucket. */
export interface Bucket extends Served {
  /** By key. */
  files: Map<string, Buffer>;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const asXml = (name: string, content: string) => `<?xml version="1.0"?><${name}>${content}</${name}>`;

/** The calls of S3 that publishing makes, with its conditional writes. */
export async function serveBucket(name: string): Promise<Bucket> {
  const files = new Map<string, Buffer>();
  const served = await serve((req, res) => {
    void buffer(req).then((body) => {
      const url = new URL(req.url ?? '', 'http://s3');
      const key = decodeURIComponent(url.pathname).slice(name.length + 2);
      const file = files.get(key);
      const end = (status: number, content: string | Buffer = '', headers = {}) =>
        res.writeHead(status, { 'Content-Type': 'application/xml', ...headers }).end(content);
      if (url.searchParams.has('list-type')) {
        const keys = [...files.keys()].filter((one) => one.startsWith(url.searchParams.get('prefix') ?? ''));
        const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`);
        end(200, asXml('ListBucketResult', `<IsTruncated>false</IsTruncated>${contents.join('')}`));
      } else if (url.searchParams.has('delete')) {
        for (const [, one = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) files.delete(one);
        end(200, asXml('DeleteResult', ''));
      } else if (req.method === 'PUT') {
        const wanted = req.headers['if-match'];
        const isFree = wanted === undefined ? file === undefined : file && etagOf(file) === wanted;
        if (isFree) files.set(key, body);
        end(isFree ? 200 : 412, isFree ? '' : asXml('Error', '<Code>PreconditionFailed</Code>'));
      } else if (file) end(200, file, { ETag: etagOf(file) });
      else end(404, asXml('Error', '<Code>NoSuchKey</Code>'));
    });
  });
  return { ...served, files };
}
