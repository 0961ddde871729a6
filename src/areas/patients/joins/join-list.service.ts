import { toRecord } from '#database/to-record.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { openRecord } from '../restrictions/record-access.service.ts';
import type * as contract from './join.contract.ts';
import { patientJoin, type PatientJoin } from './join.contract.ts';
import { type ListedJoin, selectIssuedAs, selectJoins } from './join.queries.ts';
import { undoableUntil } from './join.rules.ts';

/** The records that were joined into one: their numbers go on leading to it. */
export async function listJoins(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listJoins>,
): Promise<{ joins: PatientJoin[] }> {
  const { emergencyAccessId } = await openRecord(context, patientId);
  if (emergencyAccessId !== undefined) {
    const newValues = { call: 'patients.joins', emergencyAccessId };
    context.audit({ action: 'VIEW', resource: 'patients', resourceId: patientId, newValues });
  }
  const rows = await selectJoins(context.db, context.tenantId, patientId);
  const last = rows.find((row) => row.undone_at === null)?.id;
  const now = context.clock.now().toISOString();
  return { joins: rows.map((row) => toJoin(row, { isLast: row.id === last, now })) };
}

/** The name and number under which a paper was given out: those of the first record that it came from. */
export async function readIssuedAs(
  { db, tenantId }: CallContext,
  { patientId, kind, recordId }: CallInput<typeof contract.readIssuedAs>,
) {
  const row = await selectIssuedAs(db, tenantId, { patientId, table: kind, recordId });
  return {
    issued: row && {
      patientNumber: String(row['patient_number']),
      firstName: String(row['first_name']),
      lastName: String(row['last_name']),
    },
  };
}

function toJoin(row: ListedJoin, { isLast, now }: { isLast: boolean; now: string }): PatientJoin {
  const { joined_row: joined } = row;
  const until = undoableUntil(row.joined_at);
  const text = (column: string) => {
    const value = joined[column];
    return typeof value === 'string' ? value : '';
  };
  return toRecord(patientJoin, row, {
    patientNumber: text('patient_number'),
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    dateOfBirth: text('date_of_birth'),
    phone: text('phone') || null,
    undoableUntil: isLast && until >= now ? until : null,
  });
}
