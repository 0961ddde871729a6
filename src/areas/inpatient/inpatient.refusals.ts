import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { inpatientErrors } from './inpatient.errors.ts';

defineRefusals<typeof inpatientErrors>('inpatient', {
  WARD_NAME_TAKEN: 'Another ward has this name already.',
  WARD_IN_USE: 'Patients or beds still belong to this ward.',
  BED_NUMBER_TAKEN: 'Another bed of the ward has this number already.',
  BED_NOT_AVAILABLE: 'This bed is no longer available. Choose another one.',
  BED_OCCUPIED: 'A patient has this bed. It becomes free when the patient has left.',
  BED_HELD: 'This bed is held for a patient who is to be transferred.',
  TRANSFER_OPEN: 'A transfer of this patient is not finished.',
  DISCHARGE_BLOCKED: 'Something has to be settled before this stage of the discharge.',
  DISCHARGE_BEGUN: 'The discharge has begun. Its clinical stage must be taken back first.',
  PLACEMENT_NEEDS_REASON: 'The ward is meant for other patients. Say why this patient is placed there.',
  PATIENT_ADMITTED: 'The patient is admitted already.',
  REQUEST_EXISTS: 'A bed is asked for this patient already.',
  ADMISSION_HAS_BED: 'The patient has a bed already. Moving to another one is a transfer.',
  RATE_EXISTS: 'A rate starts at the same time for these beds already.',
  CHARGE_NAME_TAKEN: 'Another charge has this name already.',
  TIMER_RUNNING: 'This is charged by time on this stay already.',
  NOTHING_TO_BILL: 'There is nothing to bill, or nothing has changed since the last bill.',
});
