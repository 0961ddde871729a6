import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a role. */
export const issue = defineIssues('roles', { nameTaken: 'Another role already has this name.' });
