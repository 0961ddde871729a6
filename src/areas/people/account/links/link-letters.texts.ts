/** What a person reads who gets a link by mail. The link itself is put in when the mail is sent. */
export const linkLetters = {
  invitation: {
    subject: 'Your account at {{senderName}}',
    body: 'Dear {{firstName}},\n\n{{senderName}} has created an account for you. Use this link to set your password. It works once, for 72 hours:\n\n{{link}}\n\nAnyone who has this link can sign in as you. Do not share it with anyone.\n\n{{senderName}}',
  },
  password_reset: {
    subject: 'A new password for {{senderName}}',
    body: 'Dear {{firstName}},\n\nAn administrator of {{senderName}} has sent you this link to set a new password. It works once, for 2 hours:\n\n{{link}}\n\nAnyone who has this link can sign in as you. Do not share it with anyone.\n\n{{senderName}}',
  },
  forgotten: {
    subject: 'A new password for {{senderName}}',
    body: 'Dear {{firstName}},\n\nSomeone has asked for a new password for your account at {{senderName}}. If it was you, use this link. It works once, for 2 hours:\n\n{{link}}\n\nIf it was not you, ignore this message. Your password stays as it is.\n\n{{senderName}}',
  },
} as const;
