import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a service. */
export const issue = defineIssues('services', {
  priceMissing: 'Enter a price.',
  priceNegative: 'The price cannot be negative.',
  priceTooHigh: 'This price is too high.',
});
