import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a rule. */
export const issue = defineIssues('message-rules', {
  channelUnknown: 'Choose from email, sms, in_app and push.',
});
