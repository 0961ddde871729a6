import { csvRecord } from '#ui/files/csv.ts';
import type { SurgicalCase } from '../case.contract.ts';

const columns: readonly [heading: string, cell: (row: SurgicalCase) => string | number | null][] = [
  ['Case Number', ({ caseNumber }) => caseNumber],
  ['Patient Number', ({ patient }) => patient.patientNumber],
  ['First Name', ({ patient }) => patient.firstName],
  ['Last Name', ({ patient }) => patient.lastName],
  ['Procedure', ({ procedureName }) => procedureName],
  ['Procedure Code', ({ procedureCode }) => procedureCode],
  ['Side', ({ laterality }) => laterality],
  ['Diagnosis', ({ preOpDiagnosis }) => preOpDiagnosis],
  ['Theatre', ({ theatre }) => theatre?.theatreNumber ?? null],
  ['Start', ({ scheduledStartTime }) => scheduledStartTime],
  ['End', ({ scheduledEndTime }) => scheduledEndTime],
  ['Estimated Minutes', ({ estimatedDuration }) => estimatedDuration],
  ['Urgency', ({ urgency }) => urgency],
  ['Status', ({ status }) => status],
  ['Surgeon', ({ surgeon }) => surgeon?.name ?? null],
  ['Assistant Surgeon', ({ assistantSurgeon }) => assistantSurgeon?.name ?? null],
  ['Anesthesiologist', ({ anesthesiologist }) => anesthesiologist?.name ?? null],
  ['Actual Start', ({ actualStartTime }) => actualStartTime],
  ['Actual End', ({ actualEndTime }) => actualEndTime],
  ['Actual Minutes', ({ actualDuration }) => actualDuration],
];

/** The headings of the export. */
export function caseCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Cases as lines of the export; instants in UTC. */
export function caseCsvLines(rows: readonly SurgicalCase[]): string {
  return rows.map((row) => csvRecord(columns.map(([, cell]) => cell(row)))).join('');
}
