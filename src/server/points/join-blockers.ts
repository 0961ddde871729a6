import type { JoinBlocker, RecordsToJoin } from '#kernel/care/join-blocker.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId'>;

/** How an area finds what speaks against joining two records of one person. */
export type FindJoinBlockers = (context: Asking, records: RecordsToJoin) => Promise<JoinBlocker[]>;

// Rows of an area whose module is off move as well.
export const joinBlockers = definePoint<FindJoinBlockers>('join-blockers', { isAskedWhenOff: true });

/** What all areas say against joining two records of one person. */
export async function findJoinBlockers(
  context: Asking & Pick<CallContext, 'fillings'>,
  records: RecordsToJoin,
): Promise<JoinBlocker[]> {
  const found = context.fillings(joinBlockers).map((find) => find(context, records));
  return (await Promise.all(found)).flat();
}
