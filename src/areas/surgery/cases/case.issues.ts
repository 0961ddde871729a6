import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a surgical case. */
export const issue = defineIssues('surgical-cases', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record before booking.',
  patientDeceased: 'This patient died on {{day}}.',
  admissionOfAnother: 'This admission belongs to another patient, or is over.',
  surgeonMissing: 'Choose a surgeon.',
  notOfTeam: 'This person does not have this part in operations, or is no longer active.',
  twiceInTeam: 'Everybody has one part in the team.',
  theatreMissing: 'A case with a date needs a theatre.',
  theatreClosed: 'This theatre is out of use.',
  theatreInMaintenance:
    '{{theatre}} is under maintenance today. Choose another theatre, or end the maintenance first.',
  startMissing: 'Enter a date and a time.',
  startOutOfRange: 'This date is out of range.',
  durationOutOfRange: 'An operation takes 5 to 1440 minutes.',
  overbookEmergencyOnly: 'Only an emergency may be booked over another case.',
  waiverEmergencyOnly: 'Only in an emergency may an operation begin without consent.',
  inTheFuture: 'This time is still to come.',
  beforeConsent: 'The consent was signed after this time.',
  beforeStart: 'This is before the operation began.',
  otherInTheatre: 'Somebody else was operated in this theatre at that time.',
  sideMissing: 'Choose the side.',
  sideNeeded: 'This procedure has a side: choose left, right or both sides.',
  noSuchSide: 'This procedure has no side.',
  fastingAfterStart: 'Fasting begins before the operation, at most three days.',
  procedureMissing: 'Enter the procedure.',
  procedureRetired: 'This procedure is no longer offered.',
});
