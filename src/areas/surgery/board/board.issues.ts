import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is asked of the board. */
export const issue = defineIssues('theatre-board', { boardTooLong: 'Choose from 1 to 7 days.' });
