import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import {
  billingIntervals,
  plannedChange,
  subscriptionStatuses,
} from '#areas/subscriptions/subscriptions-contract.public.ts';
import { adminFields, documentFields, organizationFields } from '../applications/application.contract.ts';
import { organizationCode } from '../kyc/kyc.contract.ts';
import { kycStatuses } from '../kyc/kyc.rules.ts';

export const clientStatuses = ['active', 'trial', 'suspended'] as const;

const agreed = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** In minor units of the currency, for each interval. */
  priceMinor: z.number().int(),
  currencyCode: z.string(),
  billingInterval: z.enum(billingIntervals),
  status: z.enum(subscriptionStatuses),
  trialEndsAt: z.string().nullable(),
});

const counts = z.strictObject({
  staff: z.number().int(),
  staffLimit: z.number().int().nullable(),
  patients: z.number().int(),
  patientLimit: z.number().int().nullable(),
  countedAt: z.string(),
});

const clientRow = {
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  status: z.enum(clientStatuses),
  /** Null where no plan was agreed. */
  plan: agreed.nullable(),
  /** Null for a hospital without an application. */
  kycStatus: z.enum(kycStatuses).nullable(),
  /** As the platform's job last counted; null for a hospital that was made within the last minutes. */
  counts: counts.nullable(),
  createdAt: z.string(),
};

export const clientSummary = z.strictObject(clientRow);

export type ClientSummary = z.output<typeof clientSummary>;

const usage = z.strictObject({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  isNear: z.boolean(),
});

const client = z.strictObject({
  ...clientRow,
  legalName: z.string().nullable(),
  /** As the law wants it on invoices, such as a BIN. */
  taxNumber: z.string().nullable(),
  /** Whom letters are addressed to. */
  contactName: z.string().nullable(),
  address: z.string().nullable(),
  suspendedAt: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  /** Of storage in bytes of files. */
  usage: z.strictObject({ staff: usage, patients: usage, beds: usage, storage: usage }),
  /** What the hospital has planned for the end of what it has paid. */
  planned: plannedChange.nullable(),
  lastActivityAt: z.string().nullable(),
  version: z.number().int(),
});

export type Client = z.output<typeof client>;

export const listClients = defineCall('clients.list', {
  address: 'GET /clients',
  access: 'super_admin',
  summary: 'List the hospitals of the platform, the newest first',
  input: z.strictObject({
    status: z.enum([...clientStatuses, 'all']).default('all'),
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(clientSummary),
});

export const countClients = defineCall('clients.counts', {
  address: 'GET /client-counts',
  access: 'super_admin',
  summary: 'Count the hospitals by their state, and what they pay a month by currency',
  output: z.strictObject({
    total: z.number().int(),
    active: z.number().int(),
    trial: z.number().int(),
    suspended: z.number().int(),
    /** Of active subscriptions; a yearly price counts by a twelfth. */
    monthlyRevenue: z.array(z.strictObject({ currencyCode: z.string(), amountMinor: z.number().int() })),
  }),
});

const clientId = z.uuid();

export const readClient = defineCall('clients.read', {
  address: 'GET /clients/{clientId}',
  access: 'super_admin',
  summary: 'Read a hospital: what is agreed, and how many people and patients it has; nothing of any patient',
  input: z.strictObject({ clientId }),
  output: client,
});

/** What the operator types of a new client. */
export const newClientFields = {
  ...organizationFields,
  legalName: requiredText(200),
  orgCode: organizationCode,
  planId: z.uuid(),
  ...adminFields,
  adminPhone: phoneText,
  ...documentFields,
};

export const createClient = defineCall('clients.create', {
  address: 'POST /clients',
  access: 'super_admin',
  summary: 'Make a hospital with its plan and first administrator; its documents wait for a review',
  input: z.strictObject(newClientFields),
  output: z.strictObject({
    id: z.uuid(),
    /** Opens the first administrator's account once; told only here. */
    token: z.string().nullable(),
    expiresAt: z.string(),
  }),
  toldOnce: ['token'],
  errors: ['ORGANIZATION_CODE_TAKEN', 'NOT_FOUND'],
  example: {
    input: {
      organizationName: 'Lake Clinic',
      legalName: 'Lake Clinic Ltd.',
      orgCode: 'lake-clinic',
      contactEmail: 'desk@lake-clinic.example',
      contactPhone: '+880 2 555 0100',
      address: '5 Lake Road, Dhaka',
      countryCode: 'BD',
      timeZone: 'Asia/Dhaka',
      currencyCode: 'BDT',
      numberGrouping: 'lakh',
      messageLanguage: 'bn',
      planId: '01980000-0000-7000-8000-000000000091',
      adminFirstName: 'Nusrat',
      adminLastName: 'Jahan',
      adminEmail: 'nusrat@lake-clinic.example',
      tradeLicense: '0123456789abcdef'.repeat(4),
      passportPhoto: 'fedcba9876543210'.repeat(4),
    },
  },
});

/** What the operator types of a hospital of their own. */
export const ownHospitalFields = {
  ...organizationFields,
  orgCode: organizationCode,
  ...adminFields,
};

export const createOwnHospital = defineCall('clients.createOwn', {
  address: 'POST /own-hospitals',
  access: 'super_admin',
  summary: "Make a hospital of the operator's own, with its first administrator: without documents and plan",
  input: z.strictObject(ownHospitalFields),
  output: z.strictObject({ token: z.string().nullable(), expiresAt: z.string() }),
  toldOnce: ['token'],
  errors: ['ORGANIZATION_CODE_TAKEN'],
});

const change = { clientId, version: z.number().int().min(0) };

/** Whom the operator writes to, and as what the law knows the client; the hospital's own papers are its own. */
export const contactFields = {
  legalName: optionalText(200),
  taxNumber: optionalText(60),
  contactName: optionalText(200),
  contactEmail: emailText,
  contactPhone: phoneText,
  address: optionalText(500),
};

export const clientContact = z.strictObject(contactFields);

export const changeClientContact = defineCall('clients.changeContact', {
  address: 'PUT /clients/{clientId}/contact',
  access: 'super_admin',
  summary: "Change a client's contact and legal data in the operator's register",
  input: z.strictObject({ ...change, ...contactFields }),
  output: client,
  errors: ['STALE'],
});

export const suspendClient = defineCall('clients.suspend', {
  address: 'POST /clients/{clientId}/suspension',
  access: 'super_admin',
  summary: 'Suspend a hospital: every session of it ends at once and nobody signs in; nothing is deleted',
  input: z.strictObject({ ...change, reason: requiredText(500) }),
  output: client,
  errors: ['WRONG_STATE', 'STALE'],
});

export const reactivateClient = defineCall('clients.reactivate', {
  address: 'DELETE /clients/{clientId}/suspension',
  access: 'super_admin',
  summary: 'Let a suspended hospital work again',
  input: z.strictObject({ ...change, reason: requiredText(500) }),
  output: client,
  errors: ['WRONG_STATE', 'STALE'],
});

export const changeSubscription = defineCall('clients.changeSubscription', {
  address: 'PUT /clients/{clientId}/subscription',
  access: 'super_admin',
  summary: 'Agree on a plan with a hospital, as the plan is now; a smaller one keeps all that is stored',
  input: z.strictObject({ ...change, planId: z.uuid(), status: z.enum(subscriptionStatuses) }),
  output: client,
  errors: ['STALE', 'NOT_FOUND'],
});

export const renewAdministratorLink = defineCall('clients.renewLink', {
  address: 'POST /clients/{clientId}/link',
  access: 'super_admin',
  summary: 'Make another link for the first administrator, while nobody of the hospital has a password yet',
  input: z.strictObject({ clientId }),
  output: z.strictObject({ token: z.string().nullable(), expiresAt: z.string() }),
  toldOnce: ['token'],
  errors: ['HOSPITAL_HAS_PEOPLE'],
});
