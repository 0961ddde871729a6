import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the words of a consent that a hospital writes. */
export const issue = defineIssues('consent-wording', {
  oneLanguage: 'Enter the text in English, in Bengali, or in both.',
});
