import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { patientsErrors } from './patients.errors.ts';

defineRefusals<typeof patientsErrors>('patients', {
  PATIENT_DUPLICATE:
    'A patient with the same name and date of birth is already registered. Check whether it is the same person.',
  PATIENT_DECEASED: 'The patient has died, so you cannot do this.',
  ALLERGIES_RECORDED: 'An allergy is recorded for this patient, so you cannot record that none are known.',
  JOIN_OF_ONE: 'These are one record already.',
  JOIN_BLOCKED: 'The records cannot be joined now: something of one of them is not finished.',
  JOIN_UNDONE: 'This join was undone already.',
  JOIN_TOO_OLD: 'This join is older than 30 days and can no longer be undone.',
  JOIN_NOT_LAST: 'Another record was joined later. Undo that join first.',
  JOIN_TANGLED:
    'The join cannot be undone: what was recorded since belongs to both records, such as a bill for visits of both.',
});
