import { benchMark } from '../database/take-back-money.ts';
import { aPerson, aPrescription, aSet, anyOf, post } from './requests.ts';

/** The calls of the wards, which can be measured alone. */
export const wardCalls = [
  'bedBoard',
  'admissionList',
  'wardCensus',
  'roundList',
  'stay',
  'stayDoses',
  'wardDoses',
  'interimBill',
  'vitalSigns',
  'prescription',
] as const;

/** The calls that hospitals make all day. */
export const hotCalls = [
  'patientById',
  'patientList',
  'patientSearch',
  'registerPatient',
  'dayCalendar',
  'dashboard',
  'createInvoice',
  'recordPayment',
  'labWorkList',
  'medicineSearch',
  'monthReport',
  ...wardCalls,
] as const;

export type HotCall = (typeof hotCalls)[number];

/** What requests are made of: the same for every server under measurement. */
export interface RequestFacts {
  token: string;
  /** Of somebody who sees every figure of the home screen. */
  managerToken: string;
  patientIds: string[];
  /** Sent, with something due. */
  invoiceIds: string[];
  /** Cursors of pages all over the list. */
  cursors: string[];
  searches: string[];
  /** What doctors type to find a medicine. */
  medicineSearches: string[];
  /** Days (YYYY-MM-DD) with appointments. */
  days: string[];
  /** Whole months that are over, by their first and last days. */
  months: { from: string; to: string }[];
  /** Cursors of the board, at the beginnings of wards. */
  boardCursors: string[];
  /** Cursors of pages all over the list of admissions. */
  admissionCursors: string[];
  /** Cursors of the list of inpatients, at the beginnings of wards. */
  roundCursors: string[];
  wardIds: string[];
  /** Stays that go on, each with its patient. */
  stays: { admissionId: string; patientId: string }[];
  medicineIds: string[];
}

/** One HTTP request as it goes over the wire, but for the host. */
export interface WireRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: string;
  body: string;
}

/** A function that makes one request of the call after another, with changing values. */
export function requestMaker(call: HotCall, facts: RequestFacts): () => WireRequest {
  const authorization = `authorization: Bearer ${facts.token}\r\n`;
  const get = (path: string): WireRequest => ({ method: 'GET', path, headers: authorization, body: '' });
  const asManager = `authorization: Bearer ${facts.managerToken}\r\n`;
  const getAsManager = (path: string): WireRequest => ({ ...get(path), headers: asManager });
  switch (call) {
    case 'patientById':
      return () => get(`/api/patients/${anyOf(facts.patientIds)}`);
    case 'patientList':
      return () => get(`/api/patients?limit=50&cursor=${anyOf(facts.cursors)}`);
    case 'patientSearch':
      return () => get(`/api/patients?limit=50&search=${encodeURIComponent(anyOf(facts.searches))}`);
    case 'medicineSearch':
      return () =>
        getAsManager(`/api/medicine-search?search=${encodeURIComponent(anyOf(facts.medicineSearches))}`);
    case 'dayCalendar':
      return () => {
        const day = anyOf(facts.days);
        return get(`/api/appointment-calendar?from=${day}&to=${day}`);
      };
    case 'dashboard':
      return () => getAsManager('/api/analytics/overview');
    case 'labWorkList':
      return () => getAsManager('/api/lab-orders?status=pending&sort=ordered&limit=50');
    case 'monthReport':
      return () => {
        const { from, to } = anyOf(facts.months);
        return getAsManager(`/api/reports?report=financial&from=${from}&to=${to}`);
      };
    case 'bedBoard':
      return () => getAsManager(`/api/beds?limit=200&cursor=${anyOf(facts.boardCursors)}`);
    case 'admissionList':
      return () => getAsManager(`/api/admissions?limit=50&cursor=${anyOf(facts.admissionCursors)}`);
    case 'wardCensus':
      return () => getAsManager('/api/ward-census');
    case 'roundList':
      return () => getAsManager(`/api/inpatients?limit=50&cursor=${anyOf(facts.roundCursors)}`);
    case 'stay':
      return () => getAsManager(`/api/admissions/${anyOf(facts.stays).admissionId}`);
    case 'stayDoses':
      return () => getAsManager(`/api/admissions/${anyOf(facts.stays).admissionId}/doses?span=recent`);
    case 'wardDoses':
      return () => getAsManager(`/api/doses?wardId=${anyOf(facts.wardIds)}`);
    case 'interimBill':
      return () => getAsManager(`/api/admissions/${anyOf(facts.stays).admissionId}/bill`);
    case 'vitalSigns':
      return () => post('/api/vital-signs', facts.managerToken, aSet(anyOf(facts.stays)));
    case 'prescription':
      return () => post('/api/prescriptions', facts.managerToken, aPrescription(facts));
    case 'createInvoice':
      return () =>
        post('/api/invoices', facts.managerToken, {
          patientId: anyOf(facts.patientIds),
          items: [{ name: 'Consultation', quantity: 1, priceMinor: 80_000 }],
          dueDate: '2099-12-31',
          notes: benchMark,
          send: true,
        });
    case 'recordPayment':
      return () =>
        post(`/api/invoices/${anyOf(facts.invoiceIds)}/payments`, facts.managerToken, {
          parts: [{ method: 'card', amountMinor: 1, reference: benchMark }],
        });
    case 'registerPatient':
      break;
  }
  return () => post('/api/patients', facts.token, aPerson());
}
