import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with an order, with what arrives on it, and with what is billed for it. */
export const issue = defineIssues('stock-orders', {
  supplierMissing: 'Choose a supplier.',
  placeMissing: 'Choose a place.',
  itemMissing: 'Choose an item.',
  packsMissing: 'Enter a number of packs.',
  packsNotPositive: 'Enter one pack or more.',
  packsTooMany: 'Enter fewer packs.',
  priceMissing: 'Enter a price.',
  nothingOrdered: 'Add at least one item.',
  itemTwice: 'This item is in the order twice.',
  unitsTooMany: 'Too many {{unit}} for one delivery. Enter fewer packs.',
  notAStore: 'Goods cannot be delivered to this place. Choose another place.',
  nothingArrived: 'Enter what arrived.',
  lineUnknown: 'This item is not in the order.',
  moreThanOrdered: 'Enter at most {{missing}}, the packs still missing. Enter extra packs as free packs.',
  lotMissing: 'Enter the lot number.',
  expiryMissing: 'Enter the expiry date.',
  notTracked: 'Lots of this item are not tracked.',
  damageMissing: 'Enter what is damaged.',
  invoiceNumberMissing: 'Enter the invoice number.',
  invoiceDateMissing: 'Enter the invoice date.',
  inFuture: 'This is in the future.',
  nothingBilled: 'Enter what was billed.',
  lineTwice: 'This line is billed twice.',
});
