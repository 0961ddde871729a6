import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of the organization. */
export const issue = defineIssues('settings', {
  percentOutOfRange: 'Enter 0 to 100 percent.',
  timeZoneUnknown: 'Choose a time zone from the list.',
  currencyFixed: 'There are invoices in {{currency}}: the currency cannot change any more.',
});
