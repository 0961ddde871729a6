/** The last line of a patient's e-mail or SMS, in the languages of messages. */
export const optOutWords = {
  en: 'No more of these messages: {{address}}',
  bn: 'এ ধরনের বার্তা আর না পেতে: {{address}}',
} as const;
