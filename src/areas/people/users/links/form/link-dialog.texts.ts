import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('link-dialog', {
  send: 'Send link to {{email}}',
  byHand: 'Show link instead',
  mailLead: 'If you email the link, only {{name}} sees it. If you show it here, give it to them yourself.',
  noMail:
    'Email is off or not set up for this organization, so the link is shown here. Give it to the person yourself.',
  onItsWay: 'A link is on its way to {{email}}. It works once, until {{time}}.',
  newest_open: 'The last link, made on {{made}}, works until {{until}}.',
  newest_used: 'The last link, made on {{made}}, was used.',
  newest_revoked: 'The last link, made on {{made}}, was withdrawn.',
  newest_expired: 'The last link, made on {{made}}, has expired.',
  isOwn: '{{name}} requested it on the sign-in page.',
  mail_pending: 'The email is waiting to be sent.',
  mail_sending: 'The email is being sent.',
  mail_sent: 'The email was sent to {{recipient}} at {{time}}.',
  mail_failed: 'The email to {{recipient}} was not sent. See Notification Settings for the reason.',
  mail_unknown: 'It is not known whether the email to {{recipient}} arrived.',
  mail_cancelled: 'The email was not sent, because the link was replaced or withdrawn.',
  stateFailed: 'Could not load the state of earlier links.',
});
