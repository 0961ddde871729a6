import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#server/caller-request.ts';
import type { CallServer } from '#server/dispatcher/orpc-router.ts';
import { AppError } from '#kernel/app-error.ts';
import { refuse } from './refusal.ts';
import { declaredBytes } from './request-body.ts';

/** How much of a refused file is still read, so that the answer reaches whoever goes on sending. */
const mostDrainedBytes = 64 * 1024;

/**
 * Answers `POST /files/<area>/<verb>?<input>`, whose body is the file of a call that takes one, as it is: no form and no
 * JSON. The body is handed on while it comes, so it is never held as a whole; what is too large is cut off.
 */
export async function takeFile(
  server: CallServer,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  onDefect: (error: unknown, call: string) => string,
): Promise<void> {
  // Whatever is refused is not read to its end: the connection cannot be used for anything else.
  response.setHeader('connection', 'close');
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [area = '', verb = '', ...rest] = url.pathname.slice('/files/'.length).split('/');
  const id = `${area}.${verb}`;
  const takes = rest.length === 0 ? server.calls.get(id)?.call.takesFile : undefined;
  if (!takes || request.method !== 'POST') return refuseFile(request, response, 'NOT_FOUND');
  if (request.headers['content-type'] !== 'application/octet-stream') {
    return refuseFile(request, response, 'UNSUPPORTED_MEDIA_TYPE');
  }
  if (declaredBytes(request) > takes.maximumBytes) return refuseFile(request, response, 'PAYLOAD_TOO_LARGE');
  try {
    const input = Object.fromEntries(url.searchParams);
    const answer = await server.run(id, input, { ...caller, file: request });
    answerJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof AppError)) {
      const reference = onDefect(error, id);
      answerJson(response, 500, { code: 'INTERNAL', data: { reference } });
    } else {
      answerJson(response, server.statuses.of(error.code), { code: error.code, data: error.facts });
    }
    stopReading(request);
  }
}

function refuseFile(
  request: IncomingMessage,
  response: ServerResponse,
  code: 'NOT_FOUND' | 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE',
): void {
  refuse(response, code);
  stopReading(request);
}

function answerJson(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(answer));
}

/** Reads a little of what still comes, and then no more. */
function stopReading(request: IncomingMessage): void {
  let bytes = 0;
  request.on('error', () => {});
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostDrainedBytes) request.destroy();
  });
  request.resume();
}
