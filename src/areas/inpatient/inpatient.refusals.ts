import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { inpatientErrors } from './inpatient.errors.ts';

defineRefusals<typeof inpatientErrors>('inpatient', {
  WARD_NAME_TAKEN: 'Another ward already has this name.',
  WARD_IN_USE: 'This ward still has patients or beds. Move them first.',
  BED_NUMBER_TAKEN: 'Another bed in this ward already has this number.',
  BED_NOT_AVAILABLE: 'This bed is no longer available. Choose another one.',
  BED_OCCUPIED: 'A patient has this bed. It becomes free when the patient has left.',
  BED_HELD: 'This bed is held for a patient’s transfer.',
  TRANSFER_OPEN: 'This patient already has an open transfer. Complete or cancel it first.',
  DISCHARGE_BLOCKED: 'This stage of the discharge is blocked. Settle what is still open first.',
  DISCHARGE_BEGUN: 'The discharge has begun. Take back its clinical stage first.',
  PLACEMENT_NEEDS_REASON:
    'This ward is meant for other patients. Enter a reason for placing this patient there.',
  PATIENT_ADMITTED: 'This patient is already admitted.',
  REQUEST_EXISTS: 'A bed is already requested for this patient.',
  ADMISSION_HAS_BED: 'This patient already has a bed. Request a transfer to move the patient.',
  RATE_EXISTS: 'These beds already have a price from this time.',
  CHARGE_NAME_TAKEN: 'Another charge already has this name.',
  TIMER_RUNNING: 'This is already charged by time on this stay.',
  NOTHING_TO_BILL: 'There is nothing to bill, or nothing has changed since the last bill.',
});
