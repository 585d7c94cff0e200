import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  path: string;
  headers?: Record<string, string>;
  method?: string;
  host?: string;
}

/** Asks on loopback, with the path exactly as given (`fetch` would tidy it up). */
export const ask = (port: number, { path, headers = {}, method = 'GET', host = '127.0.0.1' }: Question) =>
  new Promise<Reply>((resolve, reject) => {
    request({ host, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Sends the bytes as they are and gives all that comes back: for what an HTTP client would not send. */
export const askRaw = (port: number, message: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
