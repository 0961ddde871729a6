import type { IncomingMessage } from 'node:http';
import { type Call, inputSizes } from '#kernel/define-call.ts';
import { splitId } from '#server/dispatcher/orpc-router.ts';

/** How large the body of a request to a call may be. */
export type InputSize = keyof typeof inputSizes;

export const allInputSizes = Object.keys(inputSizes) as InputSize[];

/**
 * Which size the body of a request may have, by its method and path. The transports find a call by more than one way
 * to write its address, such as one that ends with a slash: what is written in no way that is known here has the
 * smallest size, as what anybody may send.
 */
export function inputSizesByPath(
  calls: Iterable<{ call: Call }>,
): (method: string | undefined, path: string) => InputSize {
  const plain = new Map<string, InputSize>();
  /** Addresses that hold an id, by method and number of parts. */
  const withIds = new Map<string, { parts: readonly string[]; size: InputSize }[]>();
  for (const { call } of calls) {
    const size = call.inputSize ?? (call.access === 'public' ? 'small' : 'usual');
    plain.set(`POST /rpc/${splitId(call.id).join('/')}`, size);
    const path = `/api${call.path}`;
    if (!path.includes('{')) {
      plain.set(`${call.method} ${path}`, size);
      continue;
    }
    const parts = path.split('/');
    const alike = `${call.method} ${parts.length}`;
    withIds.set(alike, [...(withIds.get(alike) ?? []), { parts, size }]);
  }
  return (method, path) => {
    const found = plain.get(`${method} ${path}`);
    if (found) return found;
    const given = path.split('/');
    const fitting = withIds
      .get(`${method} ${given.length}`)
      ?.filter(({ parts }) =>
        parts.every((part, place) => (part.startsWith('{') ? given[place] !== '' : part === given[place])),
      );
    // Of several that fit, one anybody may call decides.
    if (!fitting || fitting.length === 0 || fitting.some(({ size }) => size === 'small')) return 'small';
    return fitting[0]!.size;
  };
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
