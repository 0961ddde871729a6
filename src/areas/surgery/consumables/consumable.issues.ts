import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is taken from the stock of a theatre. */
export const issue = defineIssues('surgical-consumables', {
  itemMissing: 'Choose what was used.',
  placeMissing: 'Choose where it was taken from.',
  notOfTheatre: 'This is no stock of a theatre.',
  quantityOutOfRange: 'Take 1 to 1000.',
  quantityReasonMissing:
    'This is much for one operation: {{taken}} together. Say why; a second person confirms it.',
  moreThanUsed: 'No more than was used comes back.',
});
