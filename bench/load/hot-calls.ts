import { benchMark } from '../database/take-back-money.ts';
import { aPerson, anyOf, post } from './requests.ts';

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
  /** Days (YYYY-MM-DD) with appointments. */
  days: string[];
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
  switch (call) {
    case 'patientById':
      return () => get(`/api/patients/${anyOf(facts.patientIds)}`);
    case 'patientList':
      return () => get(`/api/patients?limit=50&cursor=${anyOf(facts.cursors)}`);
    case 'patientSearch':
      return () => get(`/api/patients?limit=50&search=${encodeURIComponent(anyOf(facts.searches))}`);
    case 'dayCalendar':
      return () => {
        const day = anyOf(facts.days);
        return get(`/api/appointment-calendar?from=${day}&to=${day}`);
      };
    case 'dashboard': {
      const asManager = `authorization: Bearer ${facts.managerToken}\r\n`;
      return () => ({ ...get('/api/analytics/overview'), headers: asManager });
    }
    case 'labWorkList': {
      const asManager = `authorization: Bearer ${facts.managerToken}\r\n`;
      return () => ({ ...get('/api/lab-orders?status=pending&sort=ordered&limit=50'), headers: asManager });
    }
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
