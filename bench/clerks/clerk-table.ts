import type { LoadReport } from '../load/load-generator.ts';
import { table } from '../markdown-table.ts';
import type { ClerkWrite } from './clerk-writes.ts';
import type { ClerkFindings } from './measure-clerks.ts';
import { slowFlushMs } from './slow-disk.ts';

const titles: Record<ClerkWrite, string> = {
  registerPatient: 'register a patient',
  bookAppointment: 'book an appointment',
  orderTests: 'order tests',
  createInvoice: 'create an invoice',
  recordPayment: 'record a payment',
};

/** How many times the work of one clerk twenty are to do: less where a number may have no gap. */
const aims: Record<ClerkWrite, number> = {
  registerPatient: 4,
  bookAppointment: 4,
  orderTests: 4,
  createInvoice: 2.5,
  recordPayment: 2.5,
};

const introduction =
  'Twenty clerks beside one: writes a second by one clerk, by twenty of the same hospital and by one in each of ' +
  'fifty hospitals, who share no row; each begins the next write when the last is answered. Where twenty do as much ' +
  'as fifty, nobody queues and the cores are the limit. On the slow disk each flush was made to take ' +
  `${slowFlushMs} ms longer, so that who waits for whom shows.`;

/** What the clerks did, as a page of Markdown. */
export function clerkSection(findings: readonly ClerkFindings[]): string {
  const rows = findings.map((found) => [
    titles[found.write],
    found.isSlowDisk ? 'slow' : 'own',
    ...figures(found.one),
    ...figures(found.many),
    found.manyRatio.toFixed(1),
    aims[found.write].toFixed(1),
    ...figures(found.beside),
    found.besideRatio.toFixed(1),
  ]);
  const head = [
    'write',
    'disk',
    'one/s',
    'p99',
    'twenty/s',
    'p99',
    'ratio',
    'aim',
    'fifty/s',
    'p99',
    'ratio',
  ];
  return `${introduction}\n\n${table(head, rows)}`;
}

function figures({ perSecond, p99 }: LoadReport): string[] {
  return [perSecond.toFixed(0), p99.toFixed(1)];
}
