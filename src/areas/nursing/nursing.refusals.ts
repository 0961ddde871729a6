import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { nursingErrors } from './nursing.errors.ts';

defineRefusals<typeof nursingErrors>('nursing', {
  ASSESSMENT_NEEDS_ANOTHER: 'Somebody else than its author has to review the assessment.',
  NOTE_CONFIDENTIAL: 'This note is confidential.',
  SHIFT_ACTIVE_ALREADY: 'This nurse has an active shift already.',
  SHIFT_NOT_HANDED_OVER: 'Patients of this shift have open tasks or doses. Hand them over first.',
  SHIFT_HAS_PATIENTS: 'Patients belong to this shift.',
  PATIENT_ASSIGNED: 'Another nurse is responsible for this patient.',
  PATIENT_NOT_ADMITTED: 'The patient is not admitted now.',
  NOT_YOUR_SHIFT: "This is someone else's shift.",
  HANDOVER_WAITING: 'Patients of this shift wait for their handover to be accepted.',
  NOT_THE_RECEIVER: 'Only the nurse it was given to accepts a handover.',
  NO_ACTIVE_SHIFT: 'There is no active shift to move the patients to.',
});
