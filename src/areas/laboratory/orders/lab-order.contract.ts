import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './lab-order.issues.ts';
import { noDoctor } from './lab-order.rules.ts';

export const labOrderStatuses = ['pending', 'in-progress', 'completed', 'cancelled'] as const;
export const labPriorities = ['routine', 'urgent', 'stat'] as const;

/** The maximum number of tests of one order. */
export const maxTests = 50;

export const labOrder = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  patient: namedPatient,
  doctorId: z.uuid().nullable(),
  doctorName: z.string(),
  /** The person of the hospital whom critical results reach first; null for a doctor from outside. */
  orderer: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  appointmentId: z.uuid().nullable(),
  /** As they were in the catalogue when they were ordered. */
  tests: withheldList(z.strictObject({ id: z.uuid(), name: z.string(), priceMinor: z.number().int() })),
  status: z.enum(labOrderStatuses),
  priority: z.enum(labPriorities),
  notes: withheld(z.string()),
  orderedAt: z.string(),
  /** When the specimen was taken. */
  collectedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** How many tests have a result, and of how many the latest result is verified. */
  entered: z.number().int(),
  verified: z.number().int(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type LabOrder = z.output<typeof labOrder>;

/** Whoever takes a specimen or works on an order must know its tests, whoever the patient is. */
export const labWork = { permission: ['lab.results', 'lab.collect'], fields: ['tests'] } as const;

export const labOrderId = z.uuid();
const patientId = z.uuid(issue('patientMissing'));
/** A calendar date of the hospital. */
const date = dateText();

/** What narrows a list of orders; dates are days of the hospital's own calendar. */
export const labOrderFilter = {
  status: z.enum(labOrderStatuses).optional(),
  priority: z.enum(labPriorities).optional(),
  patientId: z.uuid().optional(),
  /** Order number, or the patient's name, number or phone. */
  search: freeText(200).optional(),
  /** First day shown. */
  from: date.optional(),
  /** Last day shown. */
  to: date.optional(),
};

export const exampleLabOrder: LabOrder = {
  id: '01980000-0000-7000-8000-000000000051',
  orderNumber: 'LAB-000001',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  doctorId: null,
  doctorName: noDoctor,
  orderer: null,
  appointmentId: null,
  tests: [{ id: '01980000-0000-7000-8000-000000000041', name: 'Potassium', priceMinor: 45_000 }],
  status: 'pending',
  priority: 'routine',
  notes: null,
  orderedAt: '2026-03-02T09:00:00.000Z',
  collectedAt: null,
  completedAt: null,
  entered: 0,
  verified: 0,
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
};

export const listLabOrders = defineCall('labOrders.list', {
  address: 'GET /lab-orders',
  access: 'lab.read',
  summary:
    'List laboratory orders by the time they were made; a search takes the newest 50 patients it matches',
  input: z.strictObject({
    ...labOrderFilter,
    sort: z.enum(['ordered', '-ordered']).default('-ordered'),
    ...pageRequest,
  }),
  output: pageOf(labOrder),
});

export const exportLabOrders = defineCall('labOrders.export', {
  address: 'GET /lab-order-export',
  access: 'lab.read',
  exports: 'lab.export',
  readsReplica: true,
  summary:
    'Read the filtered list of orders for a file, page by page (recorded in the audit trail); without results',
  input: listLabOrders.input,
  output: listLabOrders.output,
});

export const countLabOrders = defineCall('labOrders.count', {
  address: 'GET /lab-order-counts',
  access: 'lab.read',
  summary: 'Count all laboratory orders, and those pending, in progress and completed',
  output: z.strictObject({
    total: z.number().int(),
    pending: z.number().int(),
    inProgress: z.number().int(),
    completed: z.number().int(),
  }),
});

export const createLabOrder = defineCall('labOrders.create', {
  address: 'POST /lab-orders',
  access: 'lab.write',
  workNeeds: labWork,
  summary: 'Order laboratory tests for a patient',
  input: z.strictObject({
    patientId,
    /**
     * Who orders, of those who acknowledge critical results. Left out it is the account of the doctor, or a clinician
     * who is signed in and names no doctor; null is nobody of the hospital.
     */
    ordererId: z.uuid().nullish(),
    doctorId: z.uuid().nullish(),
    /** A doctor from outside, as free text; left empty it is who orders, and without anybody 'Not specified'. */
    doctorName: optionalText(200),
    appointmentId: z.uuid().nullish(),
    /** The consultation in which it is made, of the same patient. */
    consultationId: z.uuid().nullish(),
    testIds: z
      .array(z.uuid())
      .min(1, issue('noTest'))
      .max(maxTests)
      .refine((ids) => new Set(ids).size === ids.length, issue('testTwice')),
    priority: z.enum(labPriorities).default('routine'),
    notes: optionalText(2000),
  }),
  output: labOrder,
});

/** The maximum number of people who are offered at once. */
export const maxOrderers = 20;

export const listOrderers = defineCall('labOrders.orderers', {
  address: 'GET /lab-orderers',
  access: 'lab.write',
  summary: 'List people of the hospital who can order tests, by name: those who acknowledge critical results',
  input: z.strictObject({ search: freeText(100).optional() }),
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const setLabOrderStatus = defineCall('labOrders.setStatus', {
  address: 'PATCH /lab-orders/{orderId}/status',
  access: 'lab.write',
  workNeeds: labWork,
  summary:
    'Change the status of a laboratory order where it does not follow its work; what contradicts the work is refused',
  input: z.strictObject({
    orderId: labOrderId,
    version: seenVersion,
    status: z.enum(labOrderStatuses),
    /** Completes an order although results are missing or unverified, where the hospital allows it. */
    acceptOpenResults: z.boolean().default(false),
  }),
  output: labOrder,
  errors: ['STALE', 'RESULTS_OPEN', 'STATUS_CONTRADICTED'],
});

export const deleteLabOrder = defineCall('labOrders.delete', {
  address: 'DELETE /lab-orders/{orderId}',
  access: 'lab.write',
  workNeeds: labWork,
  summary: 'Cancel a laboratory order; it stays in the list',
  input: z.strictObject({ orderId: labOrderId, version: z.coerce.number().int().min(1) }),
  output: labOrder,
  errors: ['STALE'],
});

export const collectSpecimen = defineCall('labOrders.collect', {
  address: 'POST /lab-orders/{orderId}/collection',
  access: ['lab.write', 'lab.results', 'lab.collect'],
  workNeeds: labWork,
  summary: 'Note when the specimen of an order was taken: now, or at a time that has passed',
  input: z.strictObject({ orderId: labOrderId, version: seenVersion, collectedAt: instantText().optional() }),
  output: labOrder,
  errors: ['STALE', 'WRONG_STATE'],
});

export const searchLabOrders = defineCall('labOrders.search', {
  address: 'GET /lab-order-search',
  access: 'lab.read',
  summary: 'Find laboratory orders by number or patient, newest first',
  input: z.strictObject({
    search: requiredText(200),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  output: z.strictObject({ rows: z.array(labOrder) }),
});

export const labDocuments = ['lab order', 'lab report', 'specimen label'] as const;

export const recordLabPrint = defineCall('labOrders.recordPrint', {
  address: 'POST /lab-orders/{orderId}/prints',
  access: 'lab.read',
  summary: 'Record that a document of a laboratory order was printed or downloaded',
  input: z.strictObject({
    orderId: labOrderId,
    document: z.enum(labDocuments),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
