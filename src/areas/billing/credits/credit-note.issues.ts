import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a credit note. */
export const issue = defineIssues('credits', {
  nothingChosen: 'Choose what is credited.',
  worthNothing: 'What is chosen was free of charge: there is nothing to credit.',
  moreThanLeft: 'At most {{left}} can still be credited.',
  otherInvoice: 'This line is not on the invoice.',
  chosenTwice: 'This line is named already.',
});
