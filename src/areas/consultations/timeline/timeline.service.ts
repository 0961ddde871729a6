import { openRecord } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { timelineKinds } from '#kernel/care/timeline.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { decodeCursor, toPage } from '#kernel/page.ts';
import { findTimelineEntries } from '#server/points/timeline.ts';
import type * as contract from './timeline.contract.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED: all of it is part of the record */
export async function readTimeline(
  context: CallContext,
  { patientId, kind, cursor, limit }: CallInput<typeof contract.readTimeline>,
) {
  await openRecord(context, patientId);
  const [at, id] = cursor ? decodeCursor(cursor, 2) : [];
  const { entries, kinds } = await findTimelineEntries(context, {
    patientId,
    kinds: kind ? [kind] : timelineKinds,
    after: at !== undefined && id !== undefined ? { at, id } : null,
    limit,
  });
  const page = toPage(entries, limit, (entry) => [entry.at, entry.id]);
  return {
    ...page,
    rows: page.rows.map(({ notice: { code, facts }, ...entry }) => ({ ...entry, code, facts: { ...facts } })),
    kinds,
  };
}
