import type { ServerResponse } from 'node:http';
import { sharedErrors } from '#kernel/app-error.ts';

/** A database that is restarted is mostly back by then. */
export const retryAfterSeconds = '2';

/** Answers a request that reaches no call, in the form in which calls refuse. */
export function refuse(response: ServerResponse, code: keyof typeof sharedErrors): void {
  const status = sharedErrors[code];
  if (status === 503) response.setHeader('retry-after', retryAfterSeconds);
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ defined: false, code, status, message: code, data: {} }));
}
