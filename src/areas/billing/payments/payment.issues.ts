import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a payment or a refund. */
export const issue = defineIssues('payments', {
  methodMissing: 'Choose a method.',
  reasonMissing: 'Enter a reason.',
  cashOnly: 'Only cash is handed over.',
  lessThanAmount: 'This is less than the amount.',
  tooManyMethods: 'At most {{max}} methods.',
});
