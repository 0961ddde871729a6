import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what the operator does to an invoice. */
export const issue = defineIssues('receivables', {
  aboveInvoice: 'This is more than what is left of the invoice.',
  notLater: 'Choose a day after the present due date.',
  inPast: 'Choose a day that has not passed.',
  tooLate: 'Choose a day within the next year.',
  needsReturn: 'The invoice is paid: say how the money went back.',
  nothingToReturn: 'The invoice is not paid, so nothing goes back.',
});
