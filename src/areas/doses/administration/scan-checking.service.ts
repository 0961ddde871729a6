import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { OrderToGive } from './dose.queries.ts';
import { selectScanned } from './dose.queries.ts';
import { isOwnCode } from './wristband.rules.ts';

/**
 * Stops at what was scanned of somebody or something else.
 * @throws AppError WRONG_PATIENT_SCANNED and WRONG_MEDICINE_SCANNED, with what was scanned
 */
export async function refuseWrongScan(
  { db, tenantId }: CallContext,
  order: OrderToGive,
  { patientCode, medicineCode }: { patientCode: string | null; medicineCode: string | null },
): Promise<void> {
  const own = { patientNumber: order.patient_number, admissionNumber: order.admission_number };
  if (patientCode !== null && !isOwnCode(patientCode, own)) {
    throw new AppError('WRONG_PATIENT_SCANNED', { code: patientCode, number: order.patient_number });
  }
  if (medicineCode === null) return;
  const found = await selectScanned(db, tenantId, medicineCode.trim());
  if (found.some(({ id }) => id === order.medicine_id)) return;
  throw new AppError('WRONG_MEDICINE_SCANNED', { code: medicineCode, name: found[0]?.name ?? '' });
}
