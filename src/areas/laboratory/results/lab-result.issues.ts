import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of laboratory results. */
export const issue = defineIssues('lab-results', {
  resultMissing: 'Enter a result.',
  notANumber: 'Enter a number such as 12.3. You can put < or > before it.',
  ambiguousNumber: 'This can be {{grouped}} or {{decimal}}. Write it without a comma.',
  confirmCritical: 'Confirm that {{result}} is right: it is critical.',
  confirmImplausible: 'Confirm that {{result}} is right: it is far outside the usual range.',
  noResult: 'Enter at least one result.',
  reasonMissing: 'Enter a reason for the correction.',
});
