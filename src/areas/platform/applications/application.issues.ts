import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an application. */
export const issue = defineIssues('applications', {
  countryUnknown: 'Choose a country from the list.',
  timeZoneUnknown: 'Choose a time zone from the list.',
  codeFormat: 'Enter the 6-digit code.',
});
