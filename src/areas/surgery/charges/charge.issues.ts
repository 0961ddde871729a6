import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a correction of a charge. */
export const issue = defineIssues('surgical-charges', {
  quantityOutOfRange: 'Charge 1 to 1000 units, or drop the line.',
  priceOutOfRange: 'This price is impossible.',
});
