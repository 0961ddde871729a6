import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a register that is asked for, or with a count. */
export const issue = defineIssues('controlled', {
  daysInOrder: 'The last day is before the first.',
  tooManyDays: 'Choose at most {{max, number}} days.',
  quantityMissing: 'Enter what was counted.',
  differenceUnexplained: 'The register says {{expected, number}}. Count again, or explain the difference.',
});
