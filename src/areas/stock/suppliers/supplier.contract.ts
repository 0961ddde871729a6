import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, inUseFilter, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';

const days = z
  .number()
  .int()
  .min(0)
  .max(365)
  .nullish()
  .transform((value) => value ?? null);

export const supplierFields = {
  name: requiredText(200).meta({ example: 'Padma Medical Supplies' }),
  contactPerson: optionalText(200),
  phone: phoneText,
  email: emailText,
  address: optionalText(500),
  /** As the tax office writes it. */
  taxNumber: optionalText(60),
  /** Days from an order to its delivery. */
  leadDays: days,
  /** Days within which an invoice is paid. */
  paymentDays: days,
};

export const supplier = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Padma Medical Supplies' }),
  contactPerson: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  leadDays: z.number().int().nullable(),
  paymentDays: z.number().int().nullable(),
  isActive: z.boolean(),
  ...versioned,
});

export type Supplier = z.output<typeof supplier>;

export const exampleSupplier: Supplier = {
  id: '01980000-0000-7000-8000-000000000091',
  name: 'Padma Medical Supplies',
  contactPerson: 'Kamal Hossain',
  phone: '+880 2 5555 0188',
  email: 'orders@padma.example',
  address: '14 Mitford Road, Dhaka',
  taxNumber: null,
  leadDays: 5,
  paymentDays: 30,
  isActive: true,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

/** A supplier as a person writes it. */
export const supplierInput = z.strictObject(supplierFields);

const calls = registerCalls({
  name: 'suppliers',
  address: '/suppliers/{supplierId}',
  record: supplier,
});

export const listSuppliers = calls.list({
  access: 'inventory.read',
  summary: 'List suppliers by name; found by words of name and contact person',
  fields: {
    search: freeText(200).optional(),
    show: inUseFilter,
  },
});

export const createSupplier = calls.create({
  access: 'inventory.write',
  forMachines: 'the list of suppliers comes from a purchasing system',
  summary: 'Add a supplier',
  fields: supplierFields,
  errors: ['SUPPLIER_NAME_TAKEN'],
  example: { input: { name: 'Padma Medical Supplies', phone: '+880 2 5555 0188', leadDays: 5 } },
});

export const updateSupplier = calls.update({
  access: 'inventory.write',
  forMachines: 'the list of suppliers comes from a purchasing system',
  summary: 'Change a supplier; nothing new is ordered from an inactive one',
  fields: {
    ...changeable(supplierFields),
    isActive: z.boolean().optional(),
  },
  errors: ['SUPPLIER_NAME_TAKEN'],
  example: { input: { supplierId: '01980000-0000-7000-8000-000000000091', version: 1, leadDays: 6 } },
});
