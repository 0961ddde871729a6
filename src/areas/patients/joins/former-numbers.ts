import type { Db } from '#database/tables.ts';
import { phoneKey } from '../patients/patient.rules.ts';
import { type FormerBearer, selectFormerBearers } from './join.queries.ts';

/**
 * The records that hold a joined one whose number, document or phone was typed in full, by their id, each with the
 * number that the joined one had. A restricted record is found by the number of a patient alone.
 */
export async function findByFormerNumbers(
  db: Db,
  tenantId: string,
  typed: { patientNumber: string | null; documentKey: string | null },
): Promise<ReadonlyMap<string, { formerNumber: string; evenRestricted: boolean }>> {
  const found = new Map<string, { formerNumber: string; evenRestricted: boolean }>();
  const add = (bearers: readonly FormerBearer[], evenRestricted: boolean) => {
    for (const { leads_to: id, joined_number: formerNumber } of bearers) {
      if (!found.has(id)) found.set(id, { formerNumber, evenRestricted });
    }
  };
  const { patientNumber, documentKey } = typed;
  if (patientNumber) add(await selectFormerBearers(db, tenantId, { number: patientNumber }), true);
  if (documentKey) {
    const keys = [documentKey, phoneKey(documentKey)].filter((key) => key !== null);
    add(await selectFormerBearers(db, tenantId, { keys }), false);
  }
  return found;
}
