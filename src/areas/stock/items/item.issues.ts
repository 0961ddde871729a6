import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an item. */
export const issue = defineIssues('stock-items', {
  costMissing: 'Enter a cost.',
  costNegative: 'The cost cannot be negative.',
  costTooHigh: 'This cost is too high.',
  priceMissing: 'Enter a price.',
  priceNegative: 'The price cannot be negative.',
  priceTooHigh: 'This price is too high.',
  packUnnamed: 'Name the pack, such as box or strip.',
  ofPharmacy: 'The pharmacy catalogue sets this for medicines. Change it there.',
  lotsInStock: 'You cannot change lot tracking while this item has stock.',
});
