import { defineIssues } from '#kernel/issue.ts';

/** Why a row of a list is not taken, beyond what the form of its record would say. */
export const issue = defineIssues('list-import', {
  amountUnreadable: 'This is not an amount of money.',
  numberUnreadable: 'This is not a whole number.',
  yesOrNo: 'This is neither yes nor no.',
  twiceInFile: 'An earlier row of this file says something else of the same record.',
  several: 'Several records of the list have this name. Change it by hand.',
  otherKind: 'Another kind of item has this code.',
  roleUnknown: 'There is no role {{name}}.',
  rolesDiffer: 'This person has other roles. Roles of people with an account are changed by hand.',
  itemUnknown: 'There is no item with this name or code.',
  itemAmbiguous: 'Several items have this name. Write the code.',
  placeUnknown: 'There is no stock place {{name}}.',
  placeMissing: 'Say in which place the stock lies.',
  otherQuantity: 'This lot was imported with another quantity. Correct it in the inventory.',
  serviceUnknown: 'There is no service with this name.',
  accountUnknown: 'No account has this email address.',
  hoursUnreadable: 'Write hours as 09:00-13:00, several with commas between them.',
  wardDiffers: 'The ward is there and is of another type.',
  wardUntyped: 'Say of what type the new ward is.',
});
