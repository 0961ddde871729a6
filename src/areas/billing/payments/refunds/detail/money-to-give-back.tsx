import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Invoice } from '../../../invoices/invoice.contract.ts';
import { refundableMinor } from '../refund.rules.ts';
import { t } from '../refunds.texts.ts';

/** What was paid beyond what is owed, and what waits for a decision; nothing where neither is so. */
export function MoneyToGiveBack({ invoice, onRefund }: { invoice: Invoice; onRefund: () => void }) {
  const format = useFormat();
  const may = useMay();
  const money = (amountMinor: number) => format.money(amountMinor, invoice.currencyCode);
  const { toRefundMinor, pendingRefundMinor } = invoice;
  const mayAsk = may('billing.payments') && refundableMinor(invoice, 'credit') > 0;
  const maySee = may('billing.payments') || may('billing.refunds');
  if (toRefundMinor === 0 && pendingRefundMinor === 0) return null;
  return (
    <Stack gap="xs" mb="sm">
      {toRefundMinor > 0 && (
        <Alert color="blue" icon={<Icon name="wallet" />}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('toGiveBack', { amount: money(toRefundMinor) })}</Text>
            {mayAsk && (
              <Button size="xs" variant="default" onClick={onRefund}>
                {t('submitRequest')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      {pendingRefundMinor > 0 && (
        <Alert color="yellow" icon={<Icon name="clock" />}>
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('isPending', { amount: money(pendingRefundMinor) })}</Text>
            {maySee && (
              <Anchor component={Link} to="/dashboard/billing/refunds?status=pending" size="sm">
                {t('seeRequests')}
              </Anchor>
            )}
          </Group>
        </Alert>
      )}
    </Stack>
  );
}
