import type { MedicineCheck, MedicinesToCheck } from '#kernel/care/medicine-check.ts';
import type { Db } from '../tables.ts';

/**
 * How the area that knows medicines checks them, a list for each; also while its module is off, because allergies
 * stay.
 */
export type CheckMedicines = (
  context: { readonly db: Db; readonly tenantId: string },
  asked: MedicinesToCheck,
) => Promise<MedicineCheck[][]>;
