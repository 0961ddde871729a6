import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, inUseFilter, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { issue } from './service.issues.ts';

export const serviceStatuses = ['active', 'inactive'] as const;

/** Offered in the form; a hospital can write another one (document 1, section 3). */
export const sampleCategories = [
  'Consultation',
  'Examination',
  'Laboratory',
  'Imaging',
  'Cardiology',
  'Preventive',
  'Therapy',
] as const;

/** The maximum price of one service or item, in minor units: a whole invoice stays far below 2^53. */
export const maxPriceMinor = 10_000_000_000;

/** A price in minor units of the hospital's currency. */
export const priceMinor = z
  .number(issue('priceMissing'))
  .int()
  .min(0, issue('priceNegative'))
  .max(maxPriceMinor, issue('priceTooHigh'));

export const service = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'General consultation' }),
  description: z.string().nullable(),
  /** In minor units of the hospital's currency. */
  priceMinor: z.number().int(),
  category: z.string(),
  status: z.enum(serviceStatuses),
  ...versioned,
});

export type Service = z.output<typeof service>;

export const serviceFields = {
  name: requiredText(200).meta({ example: 'General consultation' }),
  description: optionalText(1000),
  priceMinor,
  category: requiredText(100),
};

/** A service as a person writes it. */
export const serviceInput = z.strictObject(serviceFields);

const calls = registerCalls({
  name: 'services',
  address: '/services/{serviceId}',
  record: service,
});

export const listServices = calls.list({
  access: 'billing.read',
  summary: 'List the services that can be billed, by category and name',
  fields: {
    status: inUseFilter,
    category: freeText(100).optional(),
  },
});

export const listServiceCategories = defineCall('services.categories', {
  address: 'GET /service-categories',
  access: 'billing.read',
  summary: 'List the categories of active services, at most 100',
  output: z.strictObject({ categories: z.array(z.string()) }),
});

/** The maximum number of services that a search by name looks through and answers with. */
export const maxServicesFound = 20;

export const searchServices = defineCall('services.search', {
  address: 'GET /service-search',
  access: 'billing.read',
  summary:
    'Find active services by words of their name or category, at most twenty; all of them for no words',
  input: z.strictObject({ search: freeText(200).default('') }),
  output: z.strictObject({ rows: z.array(service) }),
});

export const createService = calls.create({
  access: 'billing.write',
  forMachines: 'the price list comes from another system',
  summary: 'Add a service to the catalogue',
  fields: serviceFields,
  errors: ['SERVICE_NAME_TAKEN'],
  example: { input: { name: 'General consultation', priceMinor: 80000, category: 'Consultation' } },
});

export const updateService = calls.update({
  access: 'billing.write',
  forMachines: 'the price list comes from another system',
  summary: 'Change a service; an inactive one is no longer offered, invoices keep what they say',
  fields: {
    ...changeable(serviceFields),
    status: z.enum(serviceStatuses).optional(),
  },
  errors: ['SERVICE_NAME_TAKEN'],
  example: { input: { serviceId: '01980000-0000-7000-8000-000000000031', version: 1, priceMinor: 90000 } },
});
