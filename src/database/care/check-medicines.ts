import type { Actor } from '#kernel/access/actor.ts';
import type { MedicineCheck, MedicinesToCheck } from '#kernel/care/medicine-check.ts';
import type { Clock } from '#kernel/time/clock.ts';
import type { Db } from '../tables.ts';

/**
 * How the area that knows medicines checks them, a list for each; also while its module is off, because allergies
 * stay.
 */
export type CheckMedicines = (
  context: { readonly db: Db; readonly tenantId: string; readonly clock: Clock; readonly actor: Actor },
  asked: MedicinesToCheck,
) => Promise<MedicineCheck[][]>;
