import type { BenchSize } from './database/bench-size.ts';
import { clerkSection } from './clerks/clerk-table.ts';
import type { ClerkFindings } from './clerks/measure-clerks.ts';
import type { HotCall } from './load/hot-calls.ts';
import { type Machine, madeOn } from './machine.ts';
import { table } from './markdown-table.ts';
import { dashboardPace, searchPace, type ServerFindings } from './measure-server.ts';
import type { WebFindings } from './web/measure-web.ts';
import { webSection } from './web/web-section.ts';

export interface Findings {
  machine: Machine;
  postgres: string;
  size: BenchSize;
  server: ServerFindings;
  clerks: readonly ClerkFindings[];
  web: WebFindings | null;
}

const titles: Record<HotCall, string> = {
  patientById: 'patient by id',
  patientList: 'list of 50',
  patientSearch: 'search',
  registerPatient: 'create with audit',
  dayCalendar: 'day calendar',
  dashboard: 'dashboard',
  createInvoice: 'create invoice',
  recordPayment: 'record payment',
  labWorkList: 'lab work list',
  medicineSearch: 'find a medicine',
  monthReport: 'report of a month',
  bedBoard: 'bed board',
  admissionList: 'admissions',
  wardCensus: 'ward census',
  roundList: 'round list',
  stay: 'stay',
  stayDoses: 'doses of a stay',
  wardDoses: 'doses of a ward',
  interimBill: 'interim bill',
  vitalSigns: 'vital signs set',
  prescription: 'prescription signed',
};

/**
 * The least share of the yardstick's throughput that is aimed at: of each call at 20 connections, and of a patient by
 * id over one as well.
 */
function aimOf(call: HotCall, connections: number): string {
  if (call === 'patientById') return '0.5';
  return connections === 20 ? '0.6' : '';
}

/** The findings as a page of Markdown. */
export function reportOf({ machine, postgres, size, server, clerks, web }: Findings): string {
  const sections = [
    introductionOf(machine, postgres, size),
    callTable(server),
    searchLines(server),
    dashboardLine(server),
    memoryLine(server),
    ...(clerks.length > 0 ? [clerkSection(clerks)] : []),
  ];
  return `${[...sections, ...(web ? [webSection(web, machine)] : [])].join('\n\n')}\n`;
}

/** The calls of the wards measured alone, as a section of their own. */
export function wardSection(server: ServerFindings, size: BenchSize, machine: Machine): string {
  const introduction =
    `Made by \`npm run bench -- ${process.argv.slice(2).join(' ')}\` ${madeOn(machine)}: ${size.beds.toLocaleString('en')} beds in ` +
    `${size.wards} wards, ${size.admissions.toLocaleString('en')} admissions that are over, ` +
    `${size.patients.toLocaleString('en')} patients; columns as above. The board is two hundred beds with who lies in ` +
    'them, by one statement; the admissions and the inpatients of a round are pages of fifty; the census adds up thirty ' +
    'days; each stay has six running medicines, their doses of the last two days and three days of vital signs. From the ' +
    'round list on the yardstick answers with the application’s own handler, without session, permission, row-level ' +
    'security and what hides restricted records; the same entries of the audit trail are on the disk.';
  return ['## Wards', introduction, callTable(server)].join('\n\n');
}

function introductionOf(machine: Machine, postgres: string, size: BenchSize): string {
  return [
    '# What was measured',
    '',
    `Made by \`npm run bench${size.name === 'full' ? '' : ' -- --quick'}\` ${madeOn(machine)}, ` +
      `PostgreSQL ${postgres}; ${size.patients.toLocaleString('en')} patients and ` +
      `${size.invoices.toLocaleString('en')} invoices in one hospital beside ` +
      `${size.neighbours.length} others, ${Math.round(size.days / 365)} years of appointments of ${size.doctors} doctors.`,
    '',
    'One server process against a bare Node server (http and pg, the same SQL, no checks, no row-level security; ' +
      'it leaves the same entry in the audit trail when a patient is read by id), in turns on one database. From the round list on, and for the report of a month, the yardstick answers with the application’s own handler of the call, without session, permission, row-level security and what hides restricted records; load generator, both servers and PostgreSQL share the ' +
      'cores. Ratios are ours over the other; times are milliseconds.',
  ].join('\n');
}

function callTable({ comparisons }: ServerFindings): string {
  const rows = comparisons.map(({ call, connections, ours, bare, ratio, pgbench }) => [
    titles[call],
    String(connections),
    ours.perSecond.toFixed(0),
    times(ours),
    bare.perSecond.toFixed(0),
    times(bare),
    ratio.toFixed(2),
    aimOf(call, connections),
    pgbench ? pgbench.perSecond.toFixed(0) : '',
    pgbench ? (ours.perSecond / pgbench.perSecond).toFixed(2) : '',
  ]);
  return table(
    ['call', 'conn.', 'ours/s', 'p50, p99', 'bare/s', 'p50, p99', 'ratio', 'aim', 'pgbench/s', 'ratio'],
    rows,
  );
}

function times({ p50, p99 }: { p50: number; p99: number }): string {
  return `${p50.toFixed(1)}, ${p99.toFixed(1)}`;
}

function searchLines({ comparisons, pacedSearch }: ServerFindings): string {
  const alone = comparisons.find(({ call, connections }) => call === 'patientSearch' && connections === 1);
  if (!alone || !pacedSearch) return '';
  return (
    `Search, aim p99 under 40 ms: ${alone.ours.p99.toFixed(1)} ms over one connection; ` +
    `${pacedSearch.p99.toFixed(1)} ms (median ${pacedSearch.p50.toFixed(1)} ms, longest ` +
    `${pacedSearch.longest.toFixed(1)} ms) at ${searchPace} searches a second over 20 connections. ` +
    'The table shows 20 connections that never pause, where waiting for a core is most of the time.'
  );
}

function dashboardLine({ pacedDashboard }: ServerFindings): string {
  if (!pacedDashboard) return '';
  const { p50, p99, longest } = pacedDashboard;
  return (
    `Dashboard, aim p99 under 100 ms: ${p99.toFixed(1)} ms (median ${p50.toFixed(1)} ms, longest ` +
    `${longest.toFixed(1)} ms) at ${dashboardPace} a second over 20 connections.`
  );
}

function memoryLine({ memory }: ServerFindings): string {
  const found = memory === null ? 'unknown on this system' : `${(memory / 1e6).toFixed(0)} MB`;
  return `Server memory after all of it: ${found} (aim: under 250 MB).`;
}
