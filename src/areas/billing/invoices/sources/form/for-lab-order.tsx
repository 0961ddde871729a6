import { Alert } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
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
  const { data, isFetching, refetch, error } = useLabOrderProposal(labOrderId);
  if (!data && error) {
    return <ErrorPanel message={t('failedToLoadOrder')} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return <LoadingSkeleton lines={8} />;
  const { orderNumber: order, patient, items, standing, isCancelled } = data;
  if (standing || isCancelled) {
    return (
      <Alert color="yellow" icon={<Icon name="alert" />}>
        {standing ? t('isBilled', { order }) : t('isCancelled', { order })}{' '}
        {standing && <InvoiceLink {...standing} />}
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
