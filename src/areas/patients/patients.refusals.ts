import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { patientsErrors } from './patients.errors.ts';

defineRefusals<typeof patientsErrors>('patients', {
  PATIENT_DUPLICATE:
    'A patient with the same name and date of birth is registered already. Look whether it is the same person.',
  PATIENT_DECEASED: 'The patient has died, so this is no longer possible.',
  ALLERGIES_RECORDED: 'An allergy is recorded for this patient, so it cannot be said that none are known.',
});
