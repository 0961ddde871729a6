import type { MedicineCheck, MedicinesToCheck } from '#kernel/care/medicine-check.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>;

/** How the area that knows medicines checks them, a list for each. */
export type CheckMedicines = (context: Asking, asked: MedicinesToCheck) => Promise<MedicineCheck[][]>;

// Allergies stay while a module is off.
export const medicineChecks = definePoint<CheckMedicines>('medicine-checks', { isAskedWhenOff: true });

/** What the patient's allergies say of medicines that are given without a prescription: a list for each of them. */
export async function checkMedicines(
  context: Asking & Pick<CallContext, 'fillings'>,
  asked: MedicinesToCheck,
): Promise<MedicineCheck[][]> {
  const [check] = context.fillings(medicineChecks);
  // Without the rules nothing may seem to have been checked.
  if (!check) throw new Error('No area checks medicines.');
  return check(context, asked);
}
