import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the times of a hospital. */
export const issue = defineIssues('dose-policy', {
  notATime: 'Enter times like 09:00. Midnight is 24:00.',
  wrongCount: 'Enter {{count}} times, separated by spaces.',
  notInTurn: 'Enter the times from earliest to latest.',
});
