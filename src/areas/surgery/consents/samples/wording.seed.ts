import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { StoredProcedure } from '../../procedures/procedure.queries.ts';
import { insertWordings } from '../wording/consent-wording.queries.ts';
import { sampleWords } from './consent-wording.samples.ts';

/** The words of the consents of the sample procedures. */
export async function seedConsentWords(
  db: Db,
  { tenantId, managerId, now }: { tenantId: string; managerId: string; now: Date },
  procedures: readonly StoredProcedure[],
): Promise<void> {
  const rows = sampleWords.flatMap(({ procedure: code, ...words }) =>
    procedures
      .filter((procedure) => procedure.code === code)
      .map(({ id }) => ({
        tenant_id: tenantId,
        id: newId(),
        procedure_id: id,
        number: 1,
        needs_witness: false,
        words: JSON.stringify(words),
        added_by: managerId,
        added_at: now.toISOString(),
      })),
  );
  if (rows.length > 0) await insertWordings(db, rows);
}
