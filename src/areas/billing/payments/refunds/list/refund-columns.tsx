import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { RefundRequest } from '../refund.contract.ts';
import { t } from '../refunds.texts.ts';

const tones: Record<RefundRequest['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
};

/** The columns of the list of refund requests. */
export function refundColumns(format: Format): ListColumn<RefundRequest>[] {
  return [
    {
      id: 'invoice',
      title: t('columnInvoice'),
      render: ({ invoiceId, invoiceNumber }) => (
        <Anchor component={Link} to={`/dashboard/billing/${invoiceId}`} size="sm" fw={600}>
          {invoiceNumber}
        </Anchor>
      ),
    },
    figureColumn('amount', t('columnAmount'), ({ amountMinor, currencyCode }) =>
      format.money(amountMinor, currencyCode),
    ),
    { id: 'reason', title: t('columnReason'), render: reasonOf },
    {
      id: 'requested',
      title: t('columnRequested'),
      render: ({ requestedAt, requestedByName }) => (
        <>
          <Text size="sm">{format.dateTime(requestedAt)}</Text>
          <Text size="xs" c="dimmed">
            {requestedByName}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status }) => <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
  ];
}

function reasonOf({ purpose, reason, decidedByName, decisionNote }: RefundRequest) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {orRestricted(reason)}
      </Text>
      {purpose && (
        <Text size="xs" c="dimmed">
          {t(`purpose_${purpose}`)}
        </Text>
      )}
      {decidedByName && decisionNote && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('decidedBy', { name: decidedByName, note: decisionNote })}
        </Text>
      )}
    </>
  );
}
