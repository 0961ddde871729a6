import { CallError, type Transport } from '#client/transport.ts';

/** Loses the first call of this id on the way, with this code. */
export function losingFirst(id: string, code: 'UNREACHABLE' | 'INTERNAL') {
  let isLost = false;
  return (transport: Transport): Transport => ({
    ...transport,
    send(called, input, options) {
      if (called !== id || isLost) return transport.send(called, input, options);
      isLost = true;
      return Promise.reject(new CallError(code));
    },
  });
}
