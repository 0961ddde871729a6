import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { coverableKinds } from '../charges/charge.rules.ts';

export const procedure = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  code: z.string().nullable(),
  /** Minutes. */
  usualDuration: z.number().int(),
  /** Whether it is done on a side of the body; null while nobody has said it. */
  hasSide: z.boolean().nullable(),
  /** The service by which it is billed. */
  serviceId: z.uuid().nullable(),
  serviceName: z.string().nullable(),
  /** Null where it is not billed, and for people who see no bills. */
  priceMinor: z.number().int().nullable(),
  /** The service by whose price it is charged in place of the kinds of charges that the package contains. */
  packageServiceId: z.uuid().nullable(),
  packageServiceName: z.string().nullable(),
  packageCovers: z.array(z.enum(coverableKinds)),
  isActive: z.boolean(),
  ...versioned,
});

export type Procedure = z.output<typeof procedure>;

const procedureId = z.uuid();

/** What a person types about a procedure. */
export const procedureFields = {
  name: requiredText(200),
  code: optionalText(50),
  usualDuration: z.number().int().min(5).max(1440),
  hasSide: z
    .boolean()
    .nullish()
    .transform((said) => said ?? null),
  serviceId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  packageServiceId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  packageCovers: z.array(z.enum(coverableKinds)).max(coverableKinds.length).default([]),
};

/** A procedure as a person writes it. */
export const procedureInput = z.strictObject(procedureFields);

export const listProcedures = defineCall('surgicalProcedures.list', {
  address: 'GET /surgical-procedures',
  access: 'surgery.read',
  summary: 'List procedures by name with how long they usually take; a search looks in name and code',
  input: z.strictObject({
    search: freeText(200).optional(),
    status: z.enum(['active', 'inactive']).optional(),
    ...pageRequest,
  }),
  output: pageOf(procedure),
});

/** The maximum number of services that are offered. */
const maxServices = 20;

export const listBillableServices = defineCall('surgicalProcedures.services', {
  address: 'GET /surgical-procedure-services',
  access: 'theatre.admin',
  summary: `Find services by which a procedure can be billed; at most ${maxServices}`,
  input: z.strictObject({ search: freeText(200).optional() }),
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const createProcedure = defineCall('surgicalProcedures.create', {
  address: 'POST /surgical-procedures',
  access: 'theatre.admin',
  summary: 'Add a procedure to the catalogue',
  input: procedureInput,
  output: procedure,
  errors: ['PROCEDURE_NAME_TAKEN'],
  example: {
    input: { name: 'Laparoscopic cholecystectomy', code: 'LAP-CHOLE', usualDuration: 90, hasSide: false },
  },
});

export const updateProcedure = defineCall('surgicalProcedures.update', {
  address: 'PATCH /surgical-procedures/{procedureId}',
  access: 'theatre.admin',
  summary: 'Change a procedure, or take it off the list; fields left out stay, null clears an optional one',
  input: z.strictObject({
    procedureId,
    version: seenVersion,
    name: procedureFields.name.optional(),
    code: requiredText(50).nullable().optional(),
    usualDuration: procedureFields.usualDuration.optional(),
    hasSide: z.boolean().nullable().optional(),
    serviceId: z.uuid().nullable().optional(),
    packageServiceId: z.uuid().nullable().optional(),
    packageCovers: z.array(z.enum(coverableKinds)).max(coverableKinds.length).optional(),
    isActive: z.boolean().optional(),
  }),
  output: procedure,
  errors: ['STALE', 'PROCEDURE_NAME_TAKEN'],
});
