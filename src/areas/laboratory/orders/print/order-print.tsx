import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordLabPrint } from '../../laboratory/laboratory.calls.ts';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { useLabSheet } from '../../results/lab-result.hooks.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { doctorWords } from '../lab-order.words.ts';
import { t } from '../lab-orders.texts.ts';
import { labOrderDocument } from './lab-order.document.ts';

interface OrderPrintProps {
  order: LabOrder;
  onClose: () => void;
}

/** Shows an order for printing; each print and download is recorded. */
export function OrderPrint(props: OrderPrintProps) {
  // A list keeps the tests of a restricted patient to itself; the opened order tells them to who works on it.
  return props.order.tests.length === 0 ? <OpenedOrderPrint {...props} /> : <OrderPaper {...props} />;
}

function OpenedOrderPrint({ order, onClose }: OrderPrintProps) {
  const opened = useLabSheet(order.id);
  return opened.isPending ? null : <OrderPaper order={opened.data?.order ?? order} onClose={onClose} />;
}

function OrderPaper({ order, onClose }: OrderPrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  const isClosed = order.tests.length === 0;
  const document = labOrderDocument({
    header,
    orderNumber: order.orderNumber,
    patient: { fullName: patientName(order.patient), patientNumber: order.patient.patientNumber },
    doctor: doctorWords(order),
    priority: t(`priority_${order.priority}`),
    status: t(`status_${order.status}`),
    orderedAt: format.dateTime(order.orderedAt),
    collectedAt: order.collectedAt ? format.dateTime(order.collectedAt) : '',
    notes: order.notes ?? '',
    tests: isClosed
      ? [{ name: orRestricted(null), price: '' }]
      : order.tests.map(({ name, priceMinor }) => ({ name, price: format.money(priceMinor) })),
    total: isClosed ? '' : format.money(sumMinor(order.tests.map(({ priceMinor }) => priceMinor))),
  });
  return (
    <RecordedPrint
      title={t('orderTitle')}
      document={document}
      fileName={order.orderNumber}
      record={(output, submission) =>
        recordLabPrint({ orderId: order.id, document: 'lab order', output }, submission)
      }
      onClose={onClose}
    />
  );
}
