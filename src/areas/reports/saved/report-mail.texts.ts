/** The mail that a scheduled report comes with; `senderName` is the hospital. */
export const reportMail = {
  subject: '{{name}}: {{from}} to {{to}}',
  body: 'Your saved report "{{name}}" ({{report}}) from {{from}} to {{to}} is attached as a CSV file.\n\nYou asked for this report under Reports, Saved reports. There you can change when it is sent, or stop it.\n\n{{senderName}}',
};
