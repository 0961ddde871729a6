import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('link-dialog', {
  send: 'Send by mail to {{email}}',
  byHand: 'Show the link instead',
  mailLead: 'By mail nobody but {{name}} sees the link. Shown here, you hand it over yourself.',
  noMail:
    'Mail is off or not set up for this organization, so the link is shown here and you hand it over yourself.',
  onItsWay: 'A link is on its way to {{email}}. It works once, until {{time}}.',
  newest_open: 'The last link, of {{made}}, works until {{until}}.',
  newest_used: 'The last link, of {{made}}, was used.',
  newest_revoked: 'The last link, of {{made}}, was taken back.',
  newest_expired: 'The last link, of {{made}}, has expired.',
  isOwn: '{{name}} asked for it at the sign-in.',
  mail_pending: 'Its mail waits to be sent.',
  mail_sending: 'Its mail is being sent.',
  mail_sent: 'Its mail went to {{recipient}} at {{time}}.',
  mail_failed: 'Its mail to {{recipient}} was not sent: Notification Settings say why.',
  mail_unknown: 'Nobody knows whether its mail to {{recipient}} arrived.',
  mail_cancelled: 'Its mail was not sent, because the link was replaced or taken back.',
  stateFailed: 'What became of earlier links could not be loaded.',
});
