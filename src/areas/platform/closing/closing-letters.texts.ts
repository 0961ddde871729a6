/** The certificate, as the administrator who closed the account gets it. */
export const certificateLetter = {
  subject: 'The account of {{hospital}} is deleted',
  body: 'Everything that {{hospital}} had stored was deleted on {{date}}: {{rows}} rows and {{files}} files.\n\n{{tables}}\n\nThis certificate has the hash {{hash}} (SHA-256). {{operatorName}} keeps it.\n\n{{senderName}}\n{{operator}}',
};
