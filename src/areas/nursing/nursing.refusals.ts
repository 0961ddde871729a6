import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { nursingErrors } from './nursing.errors.ts';

defineRefusals<typeof nursingErrors>('nursing', {
  ASSESSMENT_NEEDS_ANOTHER: 'Someone other than the author must review an assessment.',
  DRAFT_OF_ANOTHER: 'Someone else began this draft. Write your own.',
  NOTE_CONFIDENTIAL: 'This note is confidential.',
  SHIFT_ACTIVE_ALREADY: 'This nurse already has an active shift.',
  SHIFT_NOT_HANDED_OVER: 'Patients of this shift have open tasks or doses. Hand them over first.',
  SHIFT_HAS_PATIENTS: 'This shift has patients. Hand them over or complete the shift.',
  PATIENT_ASSIGNED: 'Another nurse is responsible for this patient.',
  PATIENT_NOT_ADMITTED: 'This patient is not admitted.',
  NOT_YOUR_SHIFT: "This is someone else's shift.",
  HANDOVER_WAITING: 'A handover from this shift is not accepted yet.',
  NOT_THE_RECEIVER: 'Only the receiving nurse can accept this handover.',
  NO_ACTIVE_SHIFT: 'You have no active shift. Start one, then accept.',
});
