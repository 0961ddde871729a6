import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a surgical case. */
export const issue = defineIssues('surgical-cases', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record before booking.',
  patientDeceased: 'This patient died on {{day}}.',
  admissionOfAnother: 'This admission has ended or belongs to another patient.',
  surgeonMissing: 'Choose a surgeon.',
  notOfTeam: 'This person cannot have this role in operations or is no longer active.',
  twiceInTeam: 'Each person can have only one role in the team.',
  theatreMissing: 'A case with a date needs a theatre.',
  theatreClosed: 'This theatre is out of use.',
  theatreInMaintenance:
    '{{theatre}} is under maintenance today. Choose another theatre, or end the maintenance first.',
  startMissing: 'Enter a date and a time.',
  startOutOfRange: 'This date is out of range.',
  durationOutOfRange: 'Enter a duration from 5 to 1440 minutes.',
  overbookEmergencyOnly: 'Only an emergency may be booked over another case.',
  waiverEmergencyOnly: 'An operation can start without consent only in an emergency.',
  inTheFuture: 'This time is in the future.',
  beforeConsent: 'The consent was signed after this time.',
  beforeStart: 'This is before the operation began.',
  otherInTheatre: 'Another operation was under way in this theatre at that time.',
  sideMissing: 'Choose the side.',
  sideNeeded: 'This procedure has a side: choose left, right or both sides.',
  noSuchSide: 'This procedure has no side.',
  fastingAfterStart: 'Enter a time before the operation, at most 3 days earlier.',
  procedureMissing: 'Enter the procedure.',
  procedureRetired: 'This procedure is no longer offered.',
});
