import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { dosesErrors } from './doses.errors.ts';

defineRefusals<typeof dosesErrors>('doses', {
  DOSE_RECORDED: 'Someone has recorded this dose already.',
  WRONG_PATIENT_SCANNED: 'The wristband is that of another patient.',
  WRONG_MEDICINE_SCANNED: 'The pack is that of another medicine.',
  PRN_TOO_EARLY: 'It is too early for the next dose.',
  PRN_MAXIMUM: 'The maximum number of doses within 24 hours is reached.',
  PRN_TERMS_MISSING: 'The order does not say how often this may be given.',
  ORDER_CHANGED: 'The order has changed since you read it. Read it again.',
});
