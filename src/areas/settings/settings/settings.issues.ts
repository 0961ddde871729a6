import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of the organization. */
export const issue = defineIssues('settings', {
  percentOutOfRange: 'Enter a percentage from 0 to 100.',
  timeZoneUnknown: 'Choose a time zone from the list.',
  currencyFixed: 'There are invoices in {{currency}}, so the currency can no longer be changed.',
});
