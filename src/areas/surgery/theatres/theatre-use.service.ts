import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { theatreRows } from './theatre.queries.ts';
import { newStatus, theatreRecord } from './theatre.service.ts';

export interface TheatreUse {
  theatreId: string;
  caseId: string;
  /** When it begins or ends. */
  at: string;
}

/** A case is in the theatre from now on. @throws AppError THEATRE_OCCUPIED while another one is */
export async function occupyTheatre(
  context: CallContext,
  { theatreId, caseId, at }: TheatreUse,
): Promise<void> {
  const { db, tenantId, actor } = context;
  const stored = await theatreRows.lock(db, tenantId, theatreId);
  if (!stored || stored.current_case_id === caseId) return;
  if (stored.current_case_id !== null) throw new AppError('THEATRE_OCCUPIED', { theatre: stored.name });
  const occupied = newStatus({ status: 'occupied', note: null, by: actor.userId, at, caseId });
  await theatreRecord.change(context, { id: theatreId, version: stored.version }, occupied);
}

/** The case has left the theatre, which waits for its cleaning; nothing happens where another one is in it. */
export async function releaseTheatre(
  context: CallContext,
  { theatreId, caseId, at }: TheatreUse,
): Promise<void> {
  const { db, tenantId, actor } = context;
  const stored = await theatreRows.lock(db, tenantId, theatreId);
  if (stored?.current_case_id !== caseId) return;
  const dirty = newStatus({ status: 'cleaning', note: null, by: actor.userId, at });
  await theatreRecord.change(context, { id: theatreId, version: stored.version }, dirty);
}
