import { z } from 'zod';
import { isEmailLike, isUnmistakable, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { messageLanguages } from '#kernel/messages/message-languages.ts';
import { isCountry } from '#kernel/places/countries.ts';
import { isTimeZone } from '#kernel/time/time-zone.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { numberGroupings } from '#ui/i18n/tenant-format.ts';
import { fileToken } from '../files/file.contract.ts';
import { fileKinds } from '../files/file.rules.ts';
import { kycStatuses } from '../kyc/kyc.rules.ts';
import { issue } from './application.issues.ts';

/** An e-mail address that must be there. */
export const requiredEmail = requiredText(254).refine(
  (text) => text === '' || (isEmailLike(text) && isUnmistakable(text)),
  valueIssue('notAnEmail'),
);

/** A phone number that must be there. */
export const requiredPhone = phoneText
  .refine((text) => text !== null, valueIssue('missing'))
  .transform((text) => text ?? '');

/** Where a hospital is, and what it counts its days and its money by from its first hour. */
export const placeFields = {
  /** ISO 3166-1, such as BD. */
  countryCode: requiredText(2)
    .refine((code) => code === '' || isCountry(code), issue('countryUnknown'))
    .meta({ example: 'BD' }),
  /** A zone of the IANA list, such as Asia/Dhaka. */
  timeZone: requiredText(64).refine(isTimeZone, issue('timeZoneUnknown')).meta({ example: 'Asia/Dhaka' }),
  currencyCode: z.enum(offeredCurrencies),
  /** How numbers are grouped: 1,234,567 or 12,34,567. */
  numberGrouping: z.enum(numberGroupings),
};

/** Of a hospital also in which language its patients and staff are written to, unless they say otherwise. */
export const hospitalPlaceFields = { ...placeFields, messageLanguage: z.enum(messageLanguages) };

/** The first step of an application. */
export const organizationFields = {
  organizationName: requiredText(200),
  contactEmail: requiredEmail,
  contactPhone: requiredPhone,
  address: requiredText(500),
  ...hospitalPlaceFields,
};

/** The second step: who will administer the account. */
export const adminFields = {
  adminFirstName: requiredText(100),
  adminLastName: requiredText(100),
  adminEmail: requiredEmail,
};

/** The third step: documents that were added before. */
export const documentFields = { tradeLicense: fileToken, passportPhoto: fileToken };

/** The applicant's secret: 256 random bits as hexadecimal digits, made by the applicant's own device. */
export const applicantSecret = boundedText(64)
  .regex(/^[0-9a-f]{64}$/)
  .meta({ example: '0123456789abcdef'.repeat(4) });

const exampleSecret = '0123456789abcdef'.repeat(4);

export const submitApplication = defineCall('applications.submit', {
  address: 'POST /applications',
  access: 'public',
  summary: 'Apply for an account; the same secret sent again is the same application',
  input: z.strictObject({
    ...organizationFields,
    ...adminFields,
    ...documentFields,
    secret: applicantSecret,
    /** There is an organization of this name, and this is another one. */
    isAnotherOrganization: z.boolean().default(false),
  }),
  output: z.strictObject({ number: z.string() }),
  errors: ['ORGANIZATION_KNOWN', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: {
      organizationName: 'Lake Clinic',
      contactEmail: 'desk@lake-clinic.example',
      contactPhone: '+880 2 555 0100',
      address: '5 Lake Road, Dhaka',
      countryCode: 'BD',
      timeZone: 'Asia/Dhaka',
      currencyCode: 'BDT',
      numberGrouping: 'lakh',
      messageLanguage: 'bn',
      adminFirstName: 'Nusrat',
      adminLastName: 'Jahan',
      adminEmail: 'nusrat@lake-clinic.example',
      tradeLicense: exampleSecret,
      passportPhoto: exampleSecret,
      secret: exampleSecret,
    },
  },
});

export const applicationState = z.strictObject({
  number: z.string(),
  organizationName: z.string(),
  contactEmail: z.string(),
  status: z.enum(kycStatuses),
  isEmailConfirmed: z.boolean(),
  /** A code that proves the address goes out by mail; none does where the operator sends no mail. */
  isCodeSent: z.boolean(),
  submittedAt: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  /** What the operator wrote when the application was rejected. */
  reviewNotes: z.string().nullable(),
  decidedAt: z.string().nullable(),
  files: z.array(z.strictObject({ kind: z.enum(fileKinds), name: z.string() })),
});

export type ApplicationState = z.output<typeof applicationState>;

/** Asked by POST although it only reads: an address with the secret in it would appear in the logs of proxies. */
export const readApplication = defineCall('applications.read', {
  address: 'POST /applications/read',
  kind: 'read',
  access: 'public',
  summary: 'Tell an applicant how the application stands',
  input: z.strictObject({ secret: applicantSecret }),
  output: applicationState,
  errors: ['APPLICATION_LINK_INVALID', 'TOO_MANY_ATTEMPTS'],
});

export const confirmEmail = defineCall('applications.confirmEmail', {
  address: 'POST /applications/email-confirmation',
  access: 'public',
  summary: 'Prove the e-mail address of an application by the code that was sent to it',
  input: z.strictObject({
    secret: applicantSecret,
    code: boundedText(20)
      .trim()
      .regex(/^\d{6}$/, issue('codeFormat'))
      .meta({ example: '123456' }),
  }),
  output: applicationState,
  errors: ['APPLICATION_LINK_INVALID', 'EMAIL_CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
});

export const answerQuestion = defineCall('applications.answer', {
  address: 'POST /applications/answer',
  access: 'public',
  summary: "Answer the operator's question, with other documents where they were asked for",
  input: z.strictObject({
    secret: applicantSecret,
    answer: requiredText(2000),
    tradeLicense: fileToken.optional(),
    passportPhoto: fileToken.optional(),
  }),
  output: applicationState,
  errors: ['APPLICATION_LINK_INVALID', 'WRONG_STATE', 'TOO_MANY_ATTEMPTS'],
  example: { input: { secret: exampleSecret, answer: 'Here it is.' } },
});
