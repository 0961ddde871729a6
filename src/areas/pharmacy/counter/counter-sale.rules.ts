import { recordNumber } from '#kernel/record-number.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import type { CounterRefusal } from './counter-sale.contract.ts';

/** CS-000001 and so on. */
export const saleNumber = recordNumber('CS-');

type Guarded = Pick<Medicine, 'isControlled' | 'isAntibiotic' | 'isPrescriptionOnly'>;

/** Controlled medicines and antibiotics need a prescription whatever the hospital's list says of others. */
export function counterRefusalOf(medicine: Guarded): CounterRefusal | null {
  if (medicine.isControlled) return 'controlled';
  if (medicine.isAntibiotic) return 'antibiotic';
  return medicine.isPrescriptionOnly ? 'prescriptionOnly' : null;
}

/** What stands on the receipt and on the invoice. */
export function soldName({ name, strength }: Pick<Medicine, 'name' | 'strength'>): string {
  return [name, strength].filter(Boolean).join(' ').slice(0, 200).toWellFormed();
}
