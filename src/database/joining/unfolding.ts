import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { moveRows, type NamedRows } from './move-rows.ts';
import type { PatientTable } from './patient-tables.ts';
import { type ChangedRow, insertRow, restoreRow, type StoredRow, wholeRows } from './stored-rows.ts';

interface Unfolding {
  tenantId: string;
  keptId: string;
  joinedId: string;
  /** ISO 8601. */
  at: string;
  /** What goes back. */
  going: NamedRows;
  /** What stays with the kept record. */
  staying: NamedRows;
  changed: readonly ChangedRow[];
}

/** What other rows of the patient refer to, before them. */
const first: readonly PatientTable[] = ['allergy_state', 'deposit_account'];

/**
 * Gives back to a joined record, which stands again, what is its own, and makes the kept one's folded rows what they
 * were. Where one was changed since it stays as it is; the two accounts of deposits are counted anew from what moved.
 */
export async function unfoldRows(db: Db, unfolding: Unfolding): Promise<void> {
  const { tenantId, keptId, joinedId, changed } = unfolding;
  const gone = changed.filter(({ after }) => after === null);
  const inOrder = gone.toSorted((one, other) => placeOf(one.table) - placeOf(other.table));
  for (const { table, before } of inOrder) await insertRow(db, table, before);
  const going = await withoutShared(db, unfolding);
  await moveRows(db, { tenantId, fromId: keptId, toId: joinedId }, going);
  for (const row of changed) {
    if (row.after === null || (await isStillNeeded(db, unfolding, row))) continue;
    await restoreRow(db, row);
  }
  for (const patientId of [keptId, joinedId]) await countDeposits(db, unfolding, patientId);
}

function placeOf(table: PatientTable): number {
  return first.includes(table) ? 0 : 1;
}

/**
 * Where rows of both refer to the one row that a patient has, each of both gets its own; so does a record that had none
 * before it was joined, where rows that refer to one go back with it.
 */
async function withoutShared(db: Db, { tenantId, keptId, joinedId, going, staying }: Unfolding) {
  const refers = ({ patient_allergy, deposit_movement, deposit_refund_request }: NamedRows) =>
    ({
      allergy_state: patient_allergy !== undefined,
      deposit_account: deposit_movement !== undefined || deposit_refund_request !== undefined,
    }) as Partial<Record<PatientTable, boolean>>;
  const own: Partial<Record<PatientTable, NamedRows[PatientTable]>> = { ...going };
  for (const table of first) {
    const isWanted = own[table] ? refers(staying)[table] : refers(going)[table];
    if (!isWanted || (await wholeRows(db, table, { tenantId, patientId: joinedId })).length > 0) continue;
    delete own[table];
    const [shared] = await wholeRows(db, table, { tenantId, patientId: keptId });
    await insertRow(db, table, { ...(shared as StoredRow), patient_id: joinedId });
  }
  return own as NamedRows;
}

/** A list of allergies is stated to be empty only while it is. */
async function isStillNeeded(db: Db, { tenantId, keptId }: Unfolding, row: ChangedRow): Promise<boolean> {
  if (row.table !== 'allergy_state' || row.before['state'] === 'recorded') return false;
  const allergies = await wholeRows(db, 'patient_allergy', { tenantId, patientId: keptId });
  return allergies.some(({ status }) => status === 'active');
}

async function countDeposits(db: Db, { tenantId, at }: Unfolding, patientId: string): Promise<void> {
  await sql`update deposit_account
    set received_minor = moved.received, used_minor = moved.used, refunded_minor = moved.refunded,
      left_minor = moved.received - moved.used - moved.refunded, updated_at = ${at}::timestamptz
    from (
      select coalesce(sum(amount_minor) filter (where kind = 'received'), 0)::bigint as received,
        coalesce(-sum(amount_minor) filter (where kind in ('used', 'returned')), 0)::bigint as used,
        coalesce(-sum(amount_minor) filter (where kind = 'refunded'), 0)::bigint as refunded
      from deposit_movement where tenant_id = ${tenantId}::uuid and patient_id = ${patientId}::uuid
    ) as moved
    where deposit_account.tenant_id = ${tenantId}::uuid and deposit_account.patient_id = ${patientId}::uuid
      and (received_minor, used_minor, refunded_minor) is distinct from (moved.received, moved.used, moved.refunded)`.execute(
    db,
  );
}
