import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is taken from the stock of a theatre. */
export const issue = defineIssues('surgical-consumables', {
  itemMissing: 'Choose what was used.',
  placeMissing: 'Choose where it was taken from.',
  notOfTheatre: 'This place is not a theatre’s stock. Choose another place.',
  quantityOutOfRange: 'Enter a number from 1 to 1000.',
  quantityReasonMissing:
    'This is a lot for one operation: {{taken}} in total. Enter a reason. A second person must confirm this.',
  moreThanUsed: 'You cannot return more than was used.',
});
