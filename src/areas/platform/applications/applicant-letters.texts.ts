import type { ApplicantMessageFacts } from './applicant-mail.rules.ts';

/**
 * What an applicant reads; `code` in place of `received` where the operator sends mail. A link that opens an account is in
 * none: a mail may be read by others, and is stored.
 */
export const applicantLetters: Readonly<
  Record<keyof ApplicantMessageFacts | 'code', { subject: string; body: string }>
> = {
  received: {
    subject: 'Your application {{number}}',
    body: 'We have received your application {{number}}.\n\n{{senderName}}\n{{operator}}',
  },
  code: {
    subject: 'Your application {{number}}',
    body: 'We have received your application {{number}}. To confirm that this email address is yours, enter this code on the page of your application: {{code}}\n\n{{senderName}}\n{{operator}}',
  },
  asked: {
    subject: 'A question about your application {{number}}',
    body: 'We have a question about your application {{number}}: {{question}}\n\nPlease answer on the page of your application.\n\n{{senderName}}\n{{operator}}',
  },
  approved: {
    subject: 'Your application {{number}} is approved',
    body: 'Your application {{number}} is approved and {{hospital}} is ready. You will receive the link to set your password from us separately.\n\n{{senderName}}\n{{operator}}',
  },
  rejected: {
    subject: 'Your application {{number}}',
    body: 'Your application {{number}} was not approved: {{notes}}\n\n{{senderName}}\n{{operator}}',
  },
  reopened: {
    subject: 'Your application {{number}} is under review again',
    body: 'We are reviewing your application {{number}} again. You do not need to do anything.\n\n{{senderName}}\n{{operator}}',
  },
};
