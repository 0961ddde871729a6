import { sql } from 'kysely';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Db } from '#database/tables.ts';
import type { OldText } from './old-text.contract.ts';
import '../consultations.tables.ts';

/** Notes what became of a line; one that was reviewed already stays as it was. */
export async function insertReviewedLine(db: Db, row: RowOf<'reviewed_line'>): Promise<void> {
  await db
    .insertInto('reviewed_line')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'patient_id', 'field', 'line_key']).doNothing())
    .execute();
}

const columns = { medicalHistory: 'patient.medical_history' } as const;

export interface StoredOldText {
  text: string | null;
  /** The keys of the lines that were reviewed. */
  reviewed: string[];
  isRestricted: boolean;
}

/** One field of the old free text with what of it was reviewed; undefined when there is no such patient. */
export function selectOldText(
  db: Db,
  tenantId: string,
  patientId: string,
  field: OldText,
): Promise<StoredOldText | undefined> {
  return db
    .selectFrom('patient')
    .select([
      sql<string | null>`${sql.ref(columns[field])}`.as('text'),
      'patient.is_restricted as isRestricted',
      sql<string[]>`array(
        select reviewed_line.line_key from reviewed_line
        where reviewed_line.tenant_id = ${tenantId}::uuid and reviewed_line.patient_id = ${patientId}::uuid
          and reviewed_line.field = ${field})`.as('reviewed'),
    ])
    .where('patient.tenant_id', '=', tenantId)
    .where('patient.id', '=', patientId)
    .executeTakeFirst();
}
