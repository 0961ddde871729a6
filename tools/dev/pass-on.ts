import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { refuse } from '../../src/hosts/node/http/refusal.ts';

/** Passes a request on to the server at an address, and its answer back as it comes: event streams go on for hours. */
export function passOn(address: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(address);
  const headers = { ...request.headers, connection: 'close' };
  const { method, url: path } = request;
  const outgoing = openRequest({ hostname, port, method, path, headers, agent: false }, (answer) => {
    const { connection: _, ...answerHeaders } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, answerHeaders);
    pipeline(answer, response, () => {});
  });
  // The server is just stopping: whoever asked is told to come again.
  outgoing.on('error', () => (response.headersSent ? response.destroy() : refuse(response, 'DATABASE_AWAY')));
  response.once('close', () => outgoing.destroy());
  pipeline(request, outgoing, () => {});
}
