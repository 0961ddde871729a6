import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with an order, with what arrives on it, and with what is billed for it. */
export const issue = defineIssues('stock-orders', {
  supplierMissing: 'Choose a supplier.',
  placeMissing: 'Choose a place.',
  itemMissing: 'Choose an item.',
  packsMissing: 'Enter a number of packs.',
  packsNotPositive: 'Enter one pack or more.',
  packsTooMany: 'These are too many packs.',
  priceMissing: 'Enter a price.',
  nothingOrdered: 'Add at least one item.',
  itemTwice: 'This item is in the order twice.',
  unitsTooMany: 'These are too many {{unit}} for one delivery.',
  notAStore: 'Nothing is delivered here.',
  nothingArrived: 'Enter what arrived.',
  lineUnknown: 'This is not in the order.',
  moreThanOrdered: 'More than was ordered: {{missing}} packs are missing. What comes on top is free.',
  lotMissing: 'Enter the lot number.',
  expiryMissing: 'Enter the expiry date.',
  notTracked: 'Lots of this item are not tracked.',
  damageMissing: 'Say what is damaged.',
  invoiceNumberMissing: 'Enter the number of the invoice.',
  invoiceDateMissing: 'Enter the date of the invoice.',
  inFuture: 'This is in the future.',
  nothingBilled: 'Enter what was billed.',
  lineTwice: 'This line is billed twice.',
});
