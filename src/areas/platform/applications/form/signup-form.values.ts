import { z } from 'zod';
import { adminFields, applicantSecret, documentFields, organizationFields } from '../application.contract.ts';

/** The fields of each step, in the order in which they are filled in. */
export const stepFields = [
  [
    'organizationName',
    'contactEmail',
    'contactPhone',
    'address',
    'countryCode',
    'timeZone',
    'currencyCode',
    'numberGrouping',
    'messageLanguage',
  ],
  ['adminFirstName', 'adminLastName', 'adminEmail'],
  ['tradeLicense', 'passportPhoto'],
] as const;

/** Names of documents travel with the form's draft alone. */
const documentNames = { tradeLicenseName: z.string(), passportPhotoName: z.string() };

export const signupSchema = z.strictObject({
  ...organizationFields,
  ...adminFields,
  ...documentFields,
  ...documentNames,
  secret: applicantSecret,
});

export type SignupValues = z.input<typeof signupSchema>;

/** What is sent of what was typed. */
export function toInput(values: z.output<typeof signupSchema>, isAnotherOrganization: boolean) {
  const { tradeLicenseName: _license, passportPhotoName: _photo, ...input } = values;
  return { ...input, isAnotherOrganization };
}
