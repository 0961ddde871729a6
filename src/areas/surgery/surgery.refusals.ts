import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { surgeryErrors } from './surgery.errors.ts';

defineRefusals<typeof surgeryErrors>('surgery', {
  THEATRE_NUMBER_TAKEN: 'Another theatre has this number already.',
  TOO_MANY_THEATRES: 'There are as many theatres as are possible.',
  THEATRE_IN_USE: 'Operations are booked in this theatre, or one is under way.',
  THEATRE_OCCUPIED: 'An operation is under way in this theatre.',
  CLEANING_TAKEN: 'Someone else is cleaning this theatre.',
  PROCEDURE_NAME_TAKEN: 'Another procedure has this name already.',
  CASE_CLASH: 'The theatre, the patient or someone of the team is booked at that time.',
  SESSION_TAKEN: "That time is another team's session, or is kept for emergencies.",
  SESSION_OVERLAP: 'Two sessions of this theatre would overlap.',
  TOO_MANY_SESSIONS: 'This theatre has as many sessions as are possible.',
  CONSENT_MISSING: 'The consent is not signed.',
  CONSENT_SIGNED: 'The consent was signed on the screen. Take it back before another one is recorded.',
  SAFETY_CHECKS_MISSING: 'Required items of the safety checklist are open.',
  CHECKLIST_EXISTS: 'This operation has a checklist already.',
  CHECKLIST_VERIFIED: 'The checklist is verified and cannot be changed.',
  CHECKLIST_STEP_TAKEN: 'The operation has gone past the step of this item.',
  CHECKLIST_NEEDS_ANOTHER: 'Somebody who ticked none of its items has to verify the checklist.',
  OVERRIDE_NEEDS_ANOTHER: 'Somebody else has to review this.',
  CASE_WITHOUT_SURGEON: 'This operation has no surgeon. Name one first.',
  NOTE_SIGNED: 'The note is signed. Add an addendum.',
  NOT_THE_SURGEON: 'Only the surgeon of the operation may sign.',
  COUNTS_UNSETTLED: 'The counts do not agree, and no reason is given.',
  TOO_MANY_NOTE_TEMPLATES: 'You have as many templates as are possible. Delete one first.',
  ANESTHESIA_EXISTS: 'This operation has an anesthesia record already.',
  ANESTHESIA_COMPLETED: 'The anesthesia record is completed and cannot be changed.',
  RECOVERY_TOO_EARLY:
    'The Aldrete score is missing or below 9. Say why the patient leaves recovery all the same.',
  CASE_BILLED: 'Billing has validated the charges of this operation. They must be taken back first.',
  CHARGES_UNPRICED: 'Something of this operation has no price yet.',
});
