import type { Call } from '../define-call.ts';

/** Writes with which people of a suspended hospital take out what the law has it keep. */
const takesOut: ReadonlySet<string> = new Set(['dataExports.ask']);

/** Writes with which they pay what they owe, and tell the operator that they have. */
const pays: ReadonlySet<string> = new Set([
  'paymentProofs.addFile',
  'paymentProofs.submit',
  'onlinePayments.start',
  'onlinePayments.check',
]);

/**
 * True for what is answered to people of a suspended hospital, where the operator lets them read on: reading, printing
 * (which writes down that it was done), the archive of all data, paying, and what belongs to being signed in.
 */
export function isOpenWhileSuspended({ id, kind, beforeSecondFactor }: Call): boolean {
  return (
    kind === 'read' ||
    beforeSecondFactor === true ||
    takesOut.has(id) ||
    pays.has(id) ||
    id.endsWith('.recordPrint')
  );
}
