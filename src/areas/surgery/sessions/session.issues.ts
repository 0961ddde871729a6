import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a session of a theatre. */
export const issue = defineIssues('theatre-sessions', {
  endsBeforeStart: 'The end must be after the beginning.',
  timeMissing: 'Enter a time of day.',
  lastDayBeforeFirst: 'The last day must not be before the first day.',
  surgeonMissing: 'Choose who operates.',
  oneSurgeon: 'Choose one surgeon for this session.',
  nameMissing: 'Enter the speciality.',
  notASurgeon: 'This person does not operate, or is no longer active.',
  hoursOutOfRange: 'Enter a number from 0 to 720.',
});
