/** The mail that a scheduled report comes with; `senderName` is the hospital. */
export const reportMail = {
  subject: '{{name}}: {{from}} to {{to}}',
  body: 'Your saved report "{{name}}" ({{report}}) from {{from}} to {{to}} is attached as a CSV file.\n\nYou have asked for it under Reports, Saved reports; there you can change when it comes or end it.\n\n{{senderName}}',
};
