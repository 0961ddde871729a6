import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the times of a hospital. */
export const issue = defineIssues('dose-policy', {
  notATime: 'Write times as in 09:00; midnight is 24:00.',
  wrongCount: 'Write {{count}} times, one after the other.',
  notInTurn: 'Write the times in the order of the day.',
});
