import { sumMinor } from '#kernel/money/minor-units.ts';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { t } from '../lab-orders.texts.ts';
import { labOrderDocument } from './lab-order.document.ts';
import { useRecordedPrint } from './use-recorded-print.ts';

/** Shows an order for printing; each print and download is recorded. */
export function OrderPrint({ order, onClose }: { order: LabOrder; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const record = useRecordedPrint(order.id, 'lab order');
  useReturnFocus();
  const document = labOrderDocument({
    header,
    orderNumber: order.orderNumber,
    patient: { fullName: patientName(order.patient), patientNumber: order.patient.patientNumber },
    doctor: order.doctorName,
    priority: t(`priority_${order.priority}`),
    status: t(`status_${order.status}`),
    orderedAt: format.dateTime(order.orderedAt),
    collectedAt: order.collectedAt ? format.dateTime(order.collectedAt) : '',
    notes: order.notes ?? '',
    tests: order.tests.map(({ name, priceMinor }) => ({ name, price: format.money(priceMinor) })),
    total: format.money(sumMinor(order.tests.map(({ priceMinor }) => priceMinor))),
  });
  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('orderTitle')}
      document={document}
      fileName={order.orderNumber}
      onOutput={record}
    />
  );
}
