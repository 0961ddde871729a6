import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useRead } from '#client/queries/reads.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OperatorLine } from '../operator/detail/operator-line.tsx';
import { readPaymentStatus } from './payment-status.calls.ts';
import type { SubscriptionPayment } from './payment-status.contract.ts';
import { t } from './payment-status.texts.ts';

/** Above every screen: that the subscription is not paid, and what follows from it. Nothing while it is. */
export function PaymentStatusNotice() {
  const { data } = useRead('subscription', readPaymentStatus, {});
  const { date } = useFormat();
  if (!data || data.paymentStatus === 'current') return null;
  return (
    <Alert
      color={data.paymentStatus === 'past_due' ? 'yellow' : 'red'}
      icon={<Icon name="alert" />}
      title={titleOf(data)}
      mb="md"
    >
      <Text size="sm">{wordsOf(data, date)}</Text>
      <OperatorLine />
      <Anchor component={Link} to="/dashboard/license-billing" size="sm">
        {t('open')}
      </Anchor>
    </Alert>
  );
}

function titleOf({ paymentStatus }: SubscriptionPayment): string {
  if (paymentStatus === 'ended') return t('endedTitle');
  return paymentStatus === 'restricted' ? t('restrictedTitle') : t('pastDueTitle');
}

function wordsOf(payment: SubscriptionPayment, date: (instant: string) => string): string {
  const paidUntil = payment.paidUntil === null ? '' : date(payment.paidUntil);
  if (payment.paymentStatus === 'ended') return t('ended', { paidUntil });
  if (payment.paymentStatus === 'restricted') {
    if (payment.isDeferred) return t('restrictedDeferred', { paidUntil });
    return t(payment.isUpgradeOwed ? 'restrictedByUpgrade' : 'restricted', { paidUntil });
  }
  if (payment.restrictedFrom === null) {
    return t(payment.isDeferred ? 'pastDueDeferredWithoutEnd' : 'pastDueWithoutEnd', { paidUntil });
  }
  const restrictedFrom = date(payment.restrictedFrom);
  if (payment.isDeferred) return t('pastDueDeferred', { paidUntil, restrictedFrom });
  return t(payment.isUpgradeOwed ? 'pastDueUpgrade' : 'pastDue', { paidUntil, restrictedFrom });
}
