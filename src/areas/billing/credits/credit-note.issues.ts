import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a credit note. */
export const issue = defineIssues('credits', {
  nothingChosen: 'Choose what to credit.',
  worthNothing: 'The chosen items were free of charge. There is nothing to credit.',
  moreThanLeft: 'At most {{left}} can still be credited.',
  otherInvoice: 'This line is not on the invoice.',
  chosenTwice: 'This line is chosen twice.',
});
