import { Alert, Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { checkOnlinePayment } from '../online-payment.calls.ts';
import { t } from '../online-payments.texts.ts';
import { useOnlinePayment } from '../use-online-payment.ts';

const readAddress = (raw: Readonly<Record<string, unknown>>) => ({ payment: idOf(raw['payment']) });

const colors = { open: 'blue', paid: 'green', failed: 'red', review: 'yellow', expired: 'gray' } as const;

/** For who comes back from the page of the gateway: what has become of the payment. */
export function ReturnedPayment() {
  const [{ payment }] = useSearchParameters(readAddress);
  return payment === undefined ? null : <PaymentState key={payment} id={payment} />;
}

function PaymentState({ id }: { id: string }) {
  const may = useMay();
  const { money } = useFormat();
  const query = useOnlinePayment(id);
  const refresh = useRefresh('subscription');
  const mayCheck = may('admin.settings');
  const [submission] = useState(() => new Submission());
  useEffect(() => {
    // The gateway is asked after a while in any case, and there is a button for it.
    if (mayCheck) checkOnlinePayment({ onlinePaymentId: id }, submission).then(refresh, () => {});
  }, [id, mayCheck, submission, refresh]);
  const checking = useConfirmedWrite({
    call: (payment: { id: string }, next) => checkOnlinePayment({ onlinePaymentId: payment.id }, next),
    done: () => undefined,
    failed: () => t('failedToCheck'),
    onSettled: refresh,
  });
  const { data, error } = query;
  if (!data) {
    if (!error) return null;
    return (
      <ErrorPanel
        message={t('failedToRead')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { status, invoiceNumber: number, amountMinor, currencyCode } = data;
  return (
    <Alert color={colors[status]} icon={<Icon name="info" />} title={t(`title_${status}`)}>
      <Text size="sm">{t(`text_${status}`, { number, amount: money(amountMinor, currencyCode) })}</Text>
      {status === 'open' && mayCheck && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={checking.isBusy}
          onClick={() => void checking.start({ id })}
        >
          {t('checkAgain')}
        </Button>
      )}
    </Alert>
  );
}
