import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText, nameText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { placeFields, requiredEmail } from '../applications/application.contract.ts';

/** What the first person of a server says of themselves. */
export const operatorFields = {
  firstName: nameText(100).min(1, valueIssue('missing')),
  lastName: nameText(100).min(1, valueIssue('missing')),
  email: requiredEmail,
  ...placeFields,
};

export const makeOperator = defineCall('setup.makeOperator', {
  address: 'POST /setup/operator',
  access: 'public',
  summary:
    'Make the account of who runs the platform, by the link that a server without accounts prints; once',
  input: z.strictObject({ secret: boundedText(200).min(1), ...operatorFields }),
  output: z.strictObject({
    /** Opens the page that sets the password. */
    token: z.string(),
  }),
  errors: ['SETUP_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
});
