import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the total of a document, and with the limit that a hospital sets. */
export const issue = defineIssues('document-limit', {
  totalTooHigh:
    'All of it comes to {{total, money}}. At most {{max, money}} for one document: check quantities and prices.',
  limitOutOfRange: 'An amount from {{least, money}} to {{most, money}}.',
});
