/** What a person reads who gets a link by mail. The link itself is put in when the mail is sent. */
export const linkLetters = {
  invitation: {
    subject: 'Your account at {{senderName}}',
    body: 'Dear {{firstName}},\n\n{{senderName}} has made an account for you. Open this page to set your password; it works once, for 72 hours:\n\n{{link}}\n\nWho has this link can become you: pass it to nobody.\n\n{{senderName}}',
  },
  password_reset: {
    subject: 'A new password for {{senderName}}',
    body: 'Dear {{firstName}},\n\nan administrator of {{senderName}} sends you this page to set a new password; it works once, for 2 hours:\n\n{{link}}\n\nWho has this link can become you: pass it to nobody.\n\n{{senderName}}',
  },
  forgotten: {
    subject: 'A new password for {{senderName}}',
    body: 'Dear {{firstName}},\n\nsomebody has asked for a new password for your account at {{senderName}}. If it was you, open this page; it works once, for 2 hours:\n\n{{link}}\n\nIf it was not you, do nothing: your password stays as it is.\n\n{{senderName}}',
  },
} as const;
