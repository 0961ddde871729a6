import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what a person writes of stock that moves. */
export const issue = defineIssues('stock-movements', {
  quantityMissing: 'Enter a quantity.',
  quantityNotPositive: 'Enter a quantity above zero.',
  quantityTooHigh: 'This quantity is too high.',
  quantityZero: 'The quantity must not be zero.',
  lotMissing: 'Enter the lot number.',
  expiryMissing: 'Enter the expiry date.',
  alreadyExpired: 'This lot has expired. Receive it in quarantine.',
  notTracked: 'Lots of this item are not tracked.',
  reasonMissing: 'Say why.',
  placeMissing: 'Choose a place.',
  samePlace: 'Choose another place.',
  inFuture: 'This is in the future.',
  tooLongAgo: 'This is more than {{days}} days ago.',
  notAPlaceToUse: 'Nothing is given out from here.',
  lotToChoose: 'Choose a lot.',
  nothingCounted: 'Enter what was counted.',
  itemMissing: 'Choose an item.',
  moreThanAsked: 'More than was asked for: {{asked}}.',
  moreThanApproved: 'More than was approved: {{approved}}.',
  nothingToSend: 'Add at least one item.',
  itemTwice: 'This item is in the list twice.',
  moreThanSent: 'More than was sent: {{sent}}.',
  lostSaysWhy: 'Say what became of the rest.',
});
