import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { moduleDefaults, type ModuleFlag } from '#kernel/access/modules.ts';
import { isCountry } from '#kernel/places/countries.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { isTimeZone } from '#kernel/time/time-zone.ts';
import { weekStarts } from '#kernel/time/week-times.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { dateFormats, numberGroupings, timeFormats } from '#ui/i18n/tenant-format.ts';
import { issue } from './settings.issues.ts';

/** Hundredths of a percent: 1000 is 10 percent, 10000 the whole. */
const basisPoints = z
  .number()
  .int()
  .min(0, issue('percentOutOfRange'))
  .max(10_000, issue('percentOutOfRange'));

/** What an administrator types of the organisation. */
export const organizationFields = {
  name: requiredText(200),
  phone: phoneText,
  email: emailText,
  address: optionalText(500),
  /** BDT, USD or EUR; another one only where it is stored already. */
  currencyCode: requiredText(3),
  /** ISO 3166-1, such as BD; null where nobody has chosen. */
  countryCode: optionalText(2)
    .refine((code) => code === null || isCountry(code), valueIssue('chooseOne'))
    .meta({ example: 'BD' }),
  /** A zone of the IANA list, such as Asia/Dhaka. */
  timeZone: requiredText(64).refine(isTimeZone, issue('timeZoneUnknown')),
  dateFormat: z.enum(dateFormats),
  timeFormat: z.enum(timeFormats),
  /** How amounts and counts are grouped: 1,234,567 or 12,34,567. */
  numberGrouping: z.enum(numberGroupings),
  /** On which day weeks begin in calendars. */
  weekStart: z.enum(weekStarts),
  /** Tax on invoices, of the subtotal less the discount. */
  taxRateBasisPoints: basisPoints,
  /** Withheld from payouts to referrers. */
  payoutWithholdingBasisPoints: basisPoints,
};

const moduleFlags = Object.keys(moduleDefaults) as ModuleFlag[];

/** One optional switch per module. */
const moduleSwitches = z.strictObject(
  Object.fromEntries(moduleFlags.map((flag) => [flag, z.boolean().optional()])) as Record<
    ModuleFlag,
    z.ZodOptional<z.ZodBoolean>
  >,
);

export const tenantSettings = z.strictObject({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  currencyCode: z.string(),
  countryCode: z.string().nullable(),
  timeZone: z.string(),
  dateFormat: z.enum(dateFormats),
  timeFormat: z.enum(timeFormats),
  numberGrouping: z.enum(numberGroupings),
  weekStart: z.enum(weekStarts),
  taxRateBasisPoints: z.number().int(),
  payoutWithholdingBasisPoints: z.number().int(),
  modules: z.record(z.string(), z.boolean()),
  /** Another one after each change of the logo; null without a logo. */
  logoVersion: z.string().nullable(),
  version: z.number().int(),
  updatedAt: z.string(),
});

export type TenantSettings = z.output<typeof tenantSettings>;

export const getSettings = defineCall('settings.get', {
  address: 'GET /settings',
  access: 'admin.settings',
  summary: 'Read the settings of the organization',
  output: tenantSettings,
});

export const updateSettings = defineCall('settings.update', {
  address: 'PATCH /settings',
  access: 'admin.settings',
  summary: 'Change settings of the organization; fields left out stay, null clears an optional one',
  input: z.strictObject({ version: seenVersion }).extend(z.strictObject(organizationFields).partial().shape),
  output: tenantSettings,
  errors: ['STALE'],
  example: { input: { version: 1, timeZone: 'Asia/Dhaka', timeFormat: '24h', taxRateBasisPoints: 750 } },
});

export const setModules = defineCall('settings.setModules', {
  address: 'PATCH /settings/modules',
  access: 'admin.settings',
  summary: 'Switch modules of the hospital on or off; those left out stay as they are',
  input: z.strictObject({ modules: moduleSwitches }),
  output: tenantSettings,
  example: { input: { modules: { laboratory_enabled: true } } },
});

const channelState = z.enum(['configured', 'not-configured']);

export const readIntegrations = defineCall('settings.integrations', {
  address: 'GET /settings/integrations',
  access: 'admin.settings',
  summary: 'Tell what this server is connected to',
  output: z.strictObject({
    /** False in the demo, which lives in the browser and has no address of its own. */
    hasApi: z.boolean(),
    mail: channelState,
    sms: channelState,
  }),
});
