import type { IncomingMessage } from 'node:http';
import { type Call, inputSizes } from '#kernel/define-call.ts';
import { splitId } from '#hosts/dispatcher/orpc-router.ts';

/** How large the body of a request to a call may be. */
export type InputSize = keyof typeof inputSizes;

export const allInputSizes = Object.keys(inputSizes) as InputSize[];

/**
 * Which size the body of a request may have, by its method and path. A call whose address holds an id is found by
 * name alone; its address then takes what is usual.
 */
export function inputSizesByPath(
  calls: Iterable<{ call: Call }>,
): (method: string | undefined, path: string) => InputSize {
  const sizes = new Map<string, InputSize>();
  for (const { call } of calls) {
    const size = call.inputSize ?? (call.access === 'public' ? 'small' : 'usual');
    sizes.set(`POST /rpc/${splitId(call.id).join('/')}`, size);
    sizes.set(`${call.method} /api${call.path}`, size);
  }
  return (method, path) => sizes.get(`${method} ${path}`) ?? 'usual';
}

/**
 * How long a request says that its body is, 0 where it does not say. One that is too long is refused before the
 * transport begins to read it: the transport would close the connection, often before the answer has arrived.
 */
export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** True unless the request brings something else than JSON, such as a form or a file: no call takes one. */
export function isJsonRequest({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  // The transport takes whatever has a disposition for a file.
  if (headers['content-disposition'] !== undefined) return false;
  return (
    headers['content-type'] === undefined || /^application\/json *(?:;|$)/i.test(headers['content-type'])
  );
}
