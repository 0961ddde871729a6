import { asIssued } from '#areas/patients/patient-record.public.ts';
import { birthWords } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { PrintHeader } from '#ui/print/print-document.ts';
import { t as words } from '../../laboratory/laboratory.texts.ts';
import { recordLabPrint } from '../../laboratory/laboratory.calls.ts';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { doctorWords } from '../../orders/lab-order.words.ts';
import { t } from '../../orders/lab-orders.texts.ts';
import { t as print } from '../../orders/print/lab-order-print.texts.ts';
import { isAbnormal } from '../../ranges/flagging.ts';
import type { LabResult, OpenedSheet } from '../lab-result.contract.ts';
import { subjectAge } from '../age.words.ts';
import { labReport, type ReportedResult } from './lab-report.document.ts';

function ReportPaper({ sheet, onClose }: { sheet: OpenedSheet; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  return (
    <RecordedPrint
      title={t('reportTitle')}
      document={reportOf(sheet, header, format)}
      fileName={`${sheet.order.orderNumber}-report`}
      record={(output, submission) =>
        recordLabPrint({ orderId: sheet.order.id, document: 'lab report', output }, submission)
      }
      onClose={onClose}
    />
  );
}

/** Shows the report of an order for printing; each print and download is recorded. */
export const ReportPrint = asIssued('lab_order', 'sheet', ReportPaper, {
  of: ({ order }) => order,
  named: ({ order, ...sheet }, patient) => ({
    ...sheet,
    order: { ...order, patient: { ...order.patient, ...patient } },
  }),
});

function reportOf(sheet: OpenedSheet, header: PrintHeader, format: Format) {
  const { order, patient } = sheet;
  const released = sheet.tests.flatMap(({ name, state, result }) =>
    state === 'verified' && result ? [{ name, result }] : [],
  );
  const withdrawn = sheet.tests.filter(({ isWithdrawn }) => isWithdrawn);
  const open = sheet.tests.filter(
    ({ name, isWithdrawn }) => !isWithdrawn && !released.some((one) => one.name === name),
  );
  const verifiers = released.map(({ result }) => result.verifiedBy?.name ?? '');
  const latest = released.map(({ result }) => result.verifiedAt ?? '').toSorted();
  return labReport({
    header,
    orderNumber: order.orderNumber,
    patient: {
      fullName: patientName(order.patient),
      patientNumber: order.patient.patientNumber,
      dateOfBirth: patient ? birthWords(patient, format) : '',
      age: patient ? subjectAge(sheet.order, patient, format.tenant.timeZone) : '',
      gender: patient ? print(`gender_${patient.gender}`) : '',
    },
    doctor: doctorWords(order),
    orderedAt: format.dateTime(order.orderedAt),
    collectedAt: order.collectedAt ? format.dateTime(order.collectedAt) : '',
    reportedAt: format.dateTime(latest.at(-1) ?? order.orderedAt),
    results: released.map(({ name, result }) => reported(name, result)),
    withdrawnTests: withdrawn.map(({ name }) => name),
    openTests: open.map(({ name }) => name),
    verifiedBy: [...new Set(verifiers)].filter(Boolean).join(', '),
  });
}

function reported(test: string, result: LabResult): ReportedResult {
  const isPlain = result.flag === 'normal' || result.flag === 'unknown';
  return {
    test,
    result: result.result,
    unit: result.unit ?? '',
    normalRange: result.normalRange ?? '',
    flag: isPlain ? '' : words(`flag_${result.flag}`),
    isAbnormal: isAbnormal(result.flag),
    correction: result.isCorrected ? (result.correctionReason ?? '') : null,
    notes: result.notes ?? '',
  };
}
