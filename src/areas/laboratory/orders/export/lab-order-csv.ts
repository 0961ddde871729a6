import { csvRecord } from '#ui/files/csv.ts';
import type { LabOrder } from '../lab-order.contract.ts';

const columns: readonly [heading: string, cell: (order: LabOrder) => string | number | null][] = [
  ['Order Number', (order) => order.orderNumber],
  ['Patient Number', ({ patient }) => patient.patientNumber],
  ['First Name', ({ patient }) => patient.firstName],
  ['Last Name', ({ patient }) => patient.lastName],
  ['Tests', ({ tests }) => tests.map(({ name }) => name).join('; ')],
  ['Doctor', (order) => order.doctorName],
  ['Priority', (order) => order.priority],
  ['Status', (order) => order.status],
  ['Results Verified', (order) => order.verified],
  ['Ordered', (order) => order.orderedAt],
  ['Specimen Taken', (order) => order.collectedAt],
  ['Completed', (order) => order.completedAt],
  ['Notes', (order) => order.notes],
];

/** The headings of the export. */
export function labOrderCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Orders as lines of the export, without results; instants in UTC. */
export function labOrderCsvLines(orders: readonly LabOrder[]): string {
  return orders.map((order) => csvRecord(columns.map(([, cell]) => cell(order)))).join('');
}
