import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';

/** How anybody reaches the operator of the platform. */
const contactFields = {
  name: requiredText(200),
  address: optionalText(500),
  phone: phoneText,
  email: emailText,
  /** When somebody answers, such as `Sunday to Thursday, 9:00 to 17:00`. */
  hours: optionalText(200),
};

/** Who the operator is: what hospitals read wherever the program says 'the operator'. */
export const operatorFields = {
  ...contactFields,
  taxNumber: optionalText(60),
  /** Where hospitals pay to: a number with a word on its kind, or an account with bank and branch. */
  bkash: optionalText(100),
  nagad: optionalText(100),
  bank: optionalText(500),
  /** People of suspended hospitals sign in, read, print and export; all else is refused to them. */
  suspendedMayRead: z.boolean(),
};

const text = z.string().nullable();

const contact = z.strictObject({
  name: z.string(),
  address: text,
  phone: text,
  email: text,
  hours: text,
});

export type OperatorContact = z.output<typeof contact>;

const card = contact.extend({
  taxNumber: text,
  bkash: text,
  nagad: text,
  bank: text,
  suspendedMayRead: z.boolean(),
  /** 0 until it was saved for the first time. */
  version: z.number().int(),
});

export type OperatorCard = z.output<typeof card>;

/** The operator as an invoice names it: who asks for the money, as it was when the invoice was issued. */
export const seller = z.strictObject({
  name: z.string(),
  address: text,
  phone: text,
  email: text,
  taxNumber: text,
});

export type Seller = z.output<typeof seller>;

export const readOperator = defineCall('operator.read', {
  address: 'GET /operator',
  access: 'signed-in',
  reachesOperator: true,
  summary: 'Read who runs the platform, how to reach them, and where a subscription is paid to',
  output: card,
});

const exampleContact = {
  name: 'Openward Bangladesh',
  address: '12 Kemal Ataturk Avenue, Dhaka',
  phone: '+880 2 555 0110',
  email: 'help@operator.example',
  hours: 'Sunday to Thursday, 9:00 to 17:00',
};

const exampleCard = {
  ...exampleContact,
  taxNumber: 'BIN 000123456',
  bkash: '01711 555 010 (merchant)',
  nagad: null,
  bank: 'Sample Bank, 0001-2345, Gulshan',
  suspendedMayRead: true,
};

export const readOperatorContact = defineCall('operator.readContact', {
  address: 'GET /operator/contact',
  access: 'public',
  summary: 'Tell an applicant who runs the platform, and how to reach them',
  output: contact,
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const changeOperator = defineCall('operator.change', {
  address: 'PUT /operator',
  access: 'super_admin',
  summary: 'Change who runs the platform, how to reach them, and where subscriptions are paid to',
  input: z.strictObject({ ...operatorFields, version: z.number().int().min(0).max(2_147_483_646) }),
  output: card,
  errors: ['STALE'],
  example: { output: { ...exampleCard, version: 2 } },
});
