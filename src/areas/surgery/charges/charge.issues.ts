import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a correction of a charge. */
export const issue = defineIssues('surgical-charges', {
  quantityOutOfRange: 'Enter a quantity from 1 to 1000, or drop the line.',
  priceOutOfRange: 'This price is not possible. Enter another one.',
});
