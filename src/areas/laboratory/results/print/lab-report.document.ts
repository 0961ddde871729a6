import type { PrintBlock, PrintDocument, PrintHeader, PrintRow } from '#ui/print/print-document.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import { t } from '../../orders/print/lab-order-print.texts.ts';

export interface ReportedResult {
  test: string;
  result: string;
  unit: string;
  normalRange: string;
  /** In words; empty for what is normal. */
  flag: string;
  isAbnormal: boolean;
  /** Why it was corrected after it had been released; null where it was not. */
  correction: string | null;
  notes: string;
}

/** What a report says; dates and choices are already in the words of the hospital. */
export interface LabReportProps {
  header: PrintHeader;
  orderNumber: string;
  patient: { fullName: string; patientNumber: string; dateOfBirth: string; age: string; gender: string };
  doctor: string;
  orderedAt: string;
  collectedAt: string;
  reportedAt: string;
  /** Verified results alone. */
  results: readonly ReportedResult[];
  /** Names of the tests without a verified result. */
  openTests: readonly string[];
  /** Those whose released result is being corrected: an earlier paper with it does not hold any more. */
  withdrawnTests: readonly string[];
  verifiedBy: string;
}

/** The report that leaves the laboratory: verified results, corrections named, what is still open named as well. */
export function labReport(report: LabReportProps): PrintDocument {
  return {
    title: t('reportTitle'),
    header: report.header,
    pageOf: [report.patient.fullName, report.patient.patientNumber, report.orderNumber],
    blocks: [
      { kind: 'barcode', value: report.orderNumber, caption: report.orderNumber },
      patientFields(report),
      ...withdrawnTests(report.withdrawnTests),
      ...(report.results.length > 0
        ? ([
            { kind: 'section', title: t('results'), blocks: [resultTable(report.results)] },
          ] satisfies PrintBlock[])
        : []),
      ...openTests(report.openTests),
      ...(report.verifiedBy
        ? ([
            { kind: 'paragraph', text: t('verifiedBy', { names: report.verifiedBy }) },
          ] satisfies PrintBlock[])
        : []),
    ],
    footer: t('footer'),
  };
}

function patientFields(report: LabReportProps): PrintBlock {
  const { patient } = report;
  return {
    kind: 'fields',
    fields: [
      { label: t('patient'), value: patient.fullName, isStrong: true },
      { label: t('patientId'), value: patient.patientNumber, isStrong: true },
      { label: t('dateOfBirth'), value: patient.dateOfBirth },
      { label: t('age'), value: patient.age },
      { label: t('gender'), value: patient.gender },
      { label: t('doctor'), value: report.doctor },
      { label: t('orderedAt'), value: report.orderedAt },
      { label: t('collectedAt'), value: report.collectedAt },
      { label: t('reportedAt'), value: report.reportedAt },
    ],
  };
}

function resultTable(results: readonly ReportedResult[]): PrintBlock {
  return {
    kind: 'table',
    columns: [
      { label: t('test'), share: 3 },
      { label: t('result'), share: 2 },
      { label: t('normalRange'), share: 2 },
      { label: t('flag'), share: 1.5 },
    ],
    rows: results.map(resultRow),
  };
}

function resultRow(result: ReportedResult): PrintRow {
  const correction = result.correction !== null && t('corrected', { reason: result.correction });
  const note = [correction, result.notes].filter(Boolean).join('. ');
  return {
    cells: [result.test, withUnit(result.result, result.unit), result.normalRange, result.flag],
    isStrong: result.isAbnormal,
    ...(note && { note }),
  };
}

function withdrawnTests(names: readonly string[]): PrintBlock[] {
  if (names.length === 0) return [];
  const lines = [t('withdrawnTests', { names: names.join(', ') })];
  return [{ kind: 'box', tone: 'warning', title: t('withdrawnTitle'), lines }];
}

function openTests(names: readonly string[]): PrintBlock[] {
  if (names.length === 0) return [];
  const line = t('openTests', { names: names.join(', ') });
  return [{ kind: 'box', tone: 'note', title: t('openTitle'), lines: [line] }];
}
