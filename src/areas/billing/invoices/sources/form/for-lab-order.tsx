import { Alert } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { usePerson } from '#client/session.ts';
import { useLabOrderProposal } from '../../invoice.hooks.ts';
import { emptyItem } from '../../form/invoice-form.values.ts';
import { t } from '../../form/invoice-form.texts.ts';
import { InvoiceLink } from './invoice-link.tsx';
import { NewInvoiceForm } from '../../form/new-invoice-form.tsx';

/** An invoice for a laboratory order, which has at most one invoice. */
export function ForLabOrder({ labOrderId }: { labOrderId: string }) {
  const { currencyCode } = usePerson().tenant;
  const query = useLabOrderProposal(labOrderId);
  const { data } = query;
  if (!data) return <QueryStatus query={query} failed={t('failedToLoadOrder')} lines={8} />;
  const { orderNumber: order, patient, items, existing, isCancelled } = data;
  if (existing || isCancelled) {
    return (
      <Alert color="yellow" icon={<Icon name="alert" />}>
        {existing ? t('isBilled', { order }) : t('isCancelled', { order })}{' '}
        {existing && <InvoiceLink {...existing} />}
      </Alert>
    );
  }
  return (
    <NewInvoiceForm
      start={{
        labOrderId,
        patientId: patient.id,
        patient,
        items: items.map(({ name, priceMinor }) => ({
          ...emptyItem,
          name,
          price: moneyText(priceMinor, currencyCode),
        })),
      }}
      notice={
        <Alert color="blue" icon={<Icon name="flask" />}>
          {t('forLabOrder', { order })}
        </Alert>
      }
    />
  );
}
