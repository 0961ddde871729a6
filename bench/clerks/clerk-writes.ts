import { benchMark } from '../database/take-back-money.ts';
import type { WireRequest } from '../load/hot-calls.ts';
import { aPerson, anyOf, post } from '../load/requests.ts';

/** The writes that clerks of one hospital make at the same time. */
export const clerkWrites = [
  'registerPatient',
  'bookAppointment',
  'orderTests',
  'createInvoice',
  'recordPayment',
] as const;

export type ClerkWrite = (typeof clerkWrites)[number];

/** Where a clerk works: who they are, and the records of their hospital that their writes name. */
export interface Desk {
  token: string;
  patientIds: string[];
  doctorIds: string[];
  testIds: string[];
  /** Sent, with something due. */
  invoiceIds: string[];
}

const minuteMs = 60_000;
const firstFreeMinute = Date.UTC(2035, 0, 1) / minuteMs;
const freeMinutes = 100 * 365 * 24 * 60;
// Runs on one database hardly ever meet, and within a run no minute comes twice.
let nextMinute = firstFreeMinute + Math.floor(Math.random() * freeMinutes);

/** A function that makes one request of the write after another, as the clerk at this desk. */
export function clerkRequests(write: ClerkWrite, desk: Desk): () => WireRequest {
  const { token } = desk;
  switch (write) {
    case 'registerPatient':
      return () => post('/api/patients', token, aPerson());
    case 'bookAppointment':
      return () => post('/api/appointments', token, aBooking(desk));
    case 'orderTests':
      return () =>
        post('/api/lab-orders', token, {
          patientId: anyOf(desk.patientIds),
          testIds: desk.testIds.slice(0, 2),
          notes: benchMark,
        });
    case 'createInvoice':
      return () =>
        post('/api/invoices', token, {
          patientId: anyOf(desk.patientIds),
          items: [{ name: 'Consultation', quantity: 1, priceMinor: 80_000 }],
          dueDate: '2099-12-31',
          notes: benchMark,
          send: true,
        });
    case 'recordPayment':
      break;
  }
  return () =>
    post(`/api/invoices/${anyOf(desk.invoiceIds)}/payments`, token, {
      parts: [{ method: 'card', amountMinor: 1, reference: benchMark }],
    });
}

function aBooking({ patientIds, doctorIds }: Desk) {
  const start = nextMinute++ * minuteMs;
  return {
    patientId: anyOf(patientIds),
    doctorId: anyOf(doctorIds),
    title: benchMark,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + minuteMs).toISOString(),
  };
}
