/** What a test says that names no event, in the languages of messages. */
export const testMessage = {
  en: { subject: 'Test notification', body: 'This is a test of {{hospitalName}}.' },
  bn: { subject: 'পরীক্ষামূলক বার্তা', body: 'এটি {{hospitalName}}-এর একটি পরীক্ষামূলক বার্তা।' },
} as const;
