import { Box } from '@mantine/core';
import { idOf, type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToBilling } from '../list/back-to-billing.tsx';
import { ForAppointment } from '../sources/form/for-appointment.tsx';
import { ForLabOrder } from '../sources/form/for-lab-order.tsx';
import { t } from './invoice-form.texts.ts';
import { NewInvoiceForm } from './new-invoice-form.tsx';

/** Reads from the address who and what an invoice is made for. */
function readStart(raw: RawSearch) {
  return {
    patientId: idOf(raw['patientId']),
    appointmentId: idOf(raw['appointmentId']),
    labOrderId: idOf(raw['labOrderId']),
  };
}

/** Makes an invoice: for the laboratory order, appointment or patient in the address, or for whom the clerk chooses. */
export function NewInvoiceScreen() {
  const [start] = useSearchParameters(readStart);
  return (
    <Box maw={980}>
      <PageHeader title={t('titleNew')} back={<BackToBilling />} />
      <StartedInvoice key={Object.values(start).join()} start={start} />
    </Box>
  );
}

function StartedInvoice({ start: { patientId, appointmentId, labOrderId } }: { start: Start }) {
  if (labOrderId !== undefined) return <ForLabOrder labOrderId={labOrderId} />;
  if (appointmentId !== undefined) return <ForAppointment appointmentId={appointmentId} />;
  return <NewInvoiceForm start={{ patientId }} />;
}

type Start = ReturnType<typeof readStart>;
