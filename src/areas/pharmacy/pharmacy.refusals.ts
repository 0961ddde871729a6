import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { pharmacyErrors } from './pharmacy.errors.ts';

defineRefusals<typeof pharmacyErrors>('pharmacy', {
  MEDICINE_EXISTS: 'This medicine is in the list already.',
  PRESCRIPTION_DISPENSED: 'Something of this prescription was handed out already.',
  DISCHARGE_TAKEN_BACK: 'The discharge was taken back. The doctor decides again what the patient takes home.',
  WITNESS_REQUIRED: 'A controlled medicine needs a second person as witness.',
  SALE_TOTAL_CHANGED: 'The sale comes to another amount now. Look at it again.',
  SET_NAME_TAKEN: 'You have another set with this name.',
});
