import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { pharmacyErrors } from './pharmacy.errors.ts';

defineRefusals<typeof pharmacyErrors>('pharmacy', {
  MEDICINE_EXISTS: 'This medicine is already in the list.',
  PRESCRIPTION_DISPENSED: 'Part of this prescription has already been handed out.',
  DISCHARGE_TAKEN_BACK: 'The discharge was taken back. The doctor decides again what the patient takes home.',
  WITNESS_REQUIRED: 'A controlled medicine needs a second person as witness.',
  SALE_TOTAL_CHANGED: 'The total of this sale has changed. Review the sale before you go on.',
  SET_NAME_TAKEN: 'You already have a set with this name.',
});
