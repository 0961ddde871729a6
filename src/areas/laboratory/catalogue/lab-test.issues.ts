import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a laboratory test. */
export const issue = defineIssues('lab-tests', {
  priceMissing: 'Enter a price.',
  priceNegative: 'The price cannot be negative.',
  priceTooHigh: 'This price is too high.',
  plausibilityMissing: 'Enter a whole number from 2 to 1000.',
  rangeOverlaps: 'Two parts of this range are for the same people. Enter one part for each group.',
  criticalRangeUnreadable: 'This range cannot be read. Write it like 2.5-6.5, < 20 or M: 7-20; F: 6-20.',
});
