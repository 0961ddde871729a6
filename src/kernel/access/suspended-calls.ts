import type { Call } from '../define-call.ts';

/** Writes with which people of a suspended hospital take out what the law has it keep. */
const takesOut: ReadonlySet<string> = new Set(['dataExports.ask']);

/**
 * True for what is answered to people of a suspended hospital, where the operator lets them read on: reading, printing
 * (which writes down that it was done), the archive of all data, and what belongs to being signed in.
 */
export function isOpenWhileSuspended({ id, kind, beforeSecondFactor }: Call): boolean {
  return kind === 'read' || beforeSecondFactor === true || takesOut.has(id) || id.endsWith('.recordPrint');
}
