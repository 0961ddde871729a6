import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#server/caller-request.ts';
import type { CallServer } from '#server/dispatcher/orpc-router.ts';
import { AppError } from '#kernel/app-error.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';

/**
 * Answers `POST /callbacks/payment`, by which the payment gateway tells of a payment: its body as it was signed, and the
 * signature in `openward-signature`. Every answer but 200 has the gateway send it again.
 */
export async function takePaymentCallback(
  server: CallServer,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  onDefect: (error: unknown, call: string) => string,
): Promise<void> {
  const id = 'onlinePayments.callback';
  const body = request.method === 'POST' ? await readText(request) : undefined;
  if (body === undefined) return answer(response, request.method === 'POST' ? 413 : 405, {});
  const signature = String(request.headers['openward-signature'] ?? '');
  try {
    answer(response, 200, await server.run(id, { body, signature }, caller));
  } catch (error) {
    if (error instanceof AppError)
      return answer(response, server.statuses.of(error.code), { code: error.code });
    answer(response, 500, { code: 'INTERNAL', data: { reference: onDefect(error, id) } });
  }
}

/** Undefined for one that is too long, which is not read to its end. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > sizeLimits.paymentCallbackBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, told: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(told));
}
