import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Alert } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { AppointmentProposal } from '../invoice-source.contract.ts';
import { useAppointmentProposal } from '../../invoice.hooks.ts';
import { emptyItem } from '../../form/invoice-form.values.ts';
import { t } from '../../form/invoice-form.texts.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { NewInvoiceForm } from '../../form/new-invoice-form.tsx';

/** An invoice for an appointment, begun with the service of its title or type. */
export function ForAppointment({ appointmentId }: { appointmentId: string }) {
  const { currencyCode } = usePerson().tenant;
  const query = useAppointmentProposal(appointmentId);
  const { data } = query;
  if (!data) return <QueryStatus query={query} failed={t('failedToLoadAppointment')} lines={8} />;
  const { patient, item } = data;
  const items = item && [
    {
      ...emptyItem,
      serviceId: item.serviceId ?? '',
      name: item.name,
      price: moneyText(item.priceMinor, currencyCode),
    },
  ];
  return (
    <NewInvoiceForm
      start={{
        appointmentId,
        patientId: patient.id,
        patient,
        ...(items && { items }),
      }}
      notice={<AppointmentNotice proposal={data} />}
    />
  );
}

// An appointment can have several invoices, such as one for the visit and one for what was done in it.
function AppointmentNotice({ proposal: { title, startTime, existing } }: { proposal: AppointmentProposal }) {
  const { dateTime } = useFormat();
  const isBilled = existing.length > 0;
  return (
    <Alert color={isBilled ? 'yellow' : 'blue'} icon={<Icon name={isBilled ? 'alert' : 'calendar'} />}>
      {t('forAppointment', { title: orRestricted(title), when: dateTime(startTime) })}
      {isBilled && (
        <>
          {' '}
          {t('appointmentIsBilled')}{' '}
          {existing.map((invoice, index) => (
            <span key={invoice.invoiceId}>
              {index > 0 && ', '}
              <InvoiceLink {...invoice} />
            </span>
          ))}
        </>
      )}
    </Alert>
  );
}
