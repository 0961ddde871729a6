import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the total of a document, and with the limit that a hospital sets. */
export const issue = defineIssues('document-limit', {
  totalTooHigh:
    'The total is {{total, money}}. One document can have at most {{max, money}}: check quantities and prices.',
  limitOutOfRange: 'Enter an amount from {{least, money}} to {{most, money}}.',
});
