import { request } from 'node:http';
import type { Answer } from '#testing/inputs/api-operations.ts';

export interface RawRequest {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends a request letter by letter as it is given: a client of today would mend it on the way. */
export function sendRaw(url: string, { method, path, body = '', headers = {} }: RawRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const all = { 'content-length': Buffer.byteLength(body), ...headers };
    const sent = request({ hostname, port, path, method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
