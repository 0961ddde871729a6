import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a ward. */
export const issue = defineIssues('wards', {
  agesInOrder: 'The highest age must not be below the lowest.',
});
