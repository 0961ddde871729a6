import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a session of a theatre. */
export const issue = defineIssues('theatre-sessions', {
  endsBeforeStart: 'It must end after it begins.',
  timeMissing: 'Enter a time of day.',
  lastDayBeforeFirst: 'The last day is not before the first day.',
  surgeonMissing: 'Choose who operates.',
  oneSurgeon: 'The session of a surgeon has one surgeon.',
  nameMissing: 'Enter the speciality.',
  notASurgeon: 'This person does not operate, or is no longer active.',
  hoursOutOfRange: 'Enter 0 to 720 hours.',
});
