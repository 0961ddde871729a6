import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { dosesErrors } from './doses.errors.ts';

defineRefusals<typeof dosesErrors>('doses', {
  DOSE_RECORDED: 'This dose is already recorded.',
  WRONG_PATIENT_SCANNED: 'This wristband belongs to another patient.',
  WRONG_MEDICINE_SCANNED: 'This pack contains another medicine.',
  PRN_TOO_EARLY: 'It is too early for the next dose.',
  PRN_MAXIMUM: 'The maximum number of doses within 24 hours is reached.',
  PRN_TERMS_MISSING: 'The order does not say how often this may be given.',
  ORDER_CHANGED: 'The order has changed since you read it. Read it again.',
});
