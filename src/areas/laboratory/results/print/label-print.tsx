import { birthWords } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordLabPrint } from '../../laboratory/laboratory.calls.ts';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { t } from '../../orders/lab-orders.texts.ts';
import { specimenLabel } from '../../orders/print/lab-order.document.ts';
import { t as print } from '../../orders/print/lab-order-print.texts.ts';
import type { OpenedSheet } from '../lab-result.contract.ts';

/** Shows the label of a specimen for a label or receipt printer; each print and download is recorded. */
export function LabelPrint({ sheet, onClose }: { sheet: OpenedSheet; onClose: () => void }) {
  const { order, patient } = sheet;
  const header = usePrintHeader();
  const format = useFormat();
  const label = specimenLabel({
    header,
    orderNumber: order.orderNumber,
    patient: {
      fullName: patientName(order.patient),
      patientNumber: order.patient.patientNumber,
      dateOfBirth: patient ? birthWords(patient, format) : '',
      gender: patient ? print(`gender_${patient.gender}`) : '',
    },
    collectedAt: order.collectedAt ? format.dateTime(order.collectedAt) : '',
    tests: order.tests.map(({ name }) => name).join(', '),
  });
  return (
    <RecordedPrint
      title={t('labelTitle')}
      document={label}
      fileName={`${order.orderNumber}-label`}
      initialPaper="thermal"
      record={(output, submission) =>
        recordLabPrint({ orderId: order.id, document: 'specimen label', output }, submission)
      }
      onClose={onClose}
    />
  );
}
