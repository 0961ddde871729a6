import type { CallContext } from '#server/call-context.ts';
import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { AppError } from '#kernel/app-error.ts';
import { readMedicinesById } from '../../medicines/known-medicines.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import * as prescriptions from '../../prescriptions/prescription.queries.ts';
import { selectBalances } from '../dispensing.queries.ts';
import { toBalance } from '../dispensing.record.ts';
import { aboutAllergies } from '../../safety/finding.ts';
import type { DispensingCheck } from '../line-to-give.contract.ts';
import { checkAgain } from './checks-again.service.ts';

/** What somebody who gives a medicine at the bed needs to know of its line. */
export interface LineBeforeAdministration {
  /** Undefined for a medicine that stands in words alone. */
  medicine: Medicine | undefined;
  allergies: AllergiesInShort;
  /** What the check of allergies found today, and that it could not run. */
  checks: DispensingCheck[];
  /** Base units that the pharmacy handed out on the line and that were not brought back. */
  handedOut: number;
}

/** @throws AppError NOT_FOUND */
export async function checkBeforeAdministration(
  context: CallContext,
  { prescriptionId, lineId }: { prescriptionId: string; lineId: string },
): Promise<LineBeforeAdministration> {
  const { db, tenantId } = context;
  const [prescription, line, signed, balances] = await Promise.all([
    prescriptions.prescriptionRows.select(db, tenantId, prescriptionId),
    prescriptions.lineRows.select(db, tenantId, lineId),
    prescriptions.selectFindings(db, tenantId, prescriptionId),
    selectBalances(db, tenantId, prescriptionId),
  ]);
  if (!prescription || !line) throw new AppError('NOT_FOUND');
  const medicines = await readMedicinesById(context, line.medicine_id === null ? [] : [line.medicine_id]);
  const medicine = medicines.get(line.medicine_id ?? '');
  const running = { ...line, state: 'active' as const };
  const { allergies, checks } = await checkAgain(context, {
    prescription,
    lines: [running],
    signed,
    medicineOf: () => medicine,
  });
  const { given, returned } = toBalance(line, balances.get(lineId));
  return {
    medicine,
    allergies,
    checks: checks.filter(({ code }) => aboutAllergies.has(code)),
    handedOut: given - returned,
  };
}
