import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AppointmentActionProps } from '#areas/appointments/appointments-web.public.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './invoices-menu.texts.ts';

/** Leads from an appointment to an invoice for it. */
export function BillAppointment({ appointment: { id, patient, status } }: AppointmentActionProps) {
  if (status === 'cancelled') return null;
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/billing/new" search={{ patientId: patient.id, appointmentId: id }} />
      )}
      variant="default"
      leftSection={<Icon name="receipt" size={18} />}
    >
      {t('createInvoice')}
    </Button>
  );
}
