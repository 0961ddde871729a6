import { defineIssues } from '#kernel/issue.ts';

/** Why a row of a file is refused before anybody reads its fields. */
export const issue = defineIssues('table-rows', {
  tooManyCells:
    'This row has more values than there are headings. Text that contains a separator needs quotation marks.',
});
