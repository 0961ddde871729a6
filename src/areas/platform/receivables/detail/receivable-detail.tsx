import { Stack, Title } from '@mantine/core';
import { InvoiceChangeList } from '#areas/subscriptions/subscriptions-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { FactGrid } from '#ui/page/fact-panel.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { Receivable } from '../receivable.contract.ts';
import { useReceivable } from '../receivable.hooks.ts';
import { purposeWords, reductionLines, stateOf } from '../receivable.words.ts';
import { t } from '../receivables.texts.ts';

export interface ReceivableDetailProps {
  clientInvoiceId: string;
  onClose: () => void;
}

/** An invoice of a hospital with everything that was done to it. */
export function ReceivableDetail({ clientInvoiceId, onClose }: ReceivableDetailProps) {
  const { data, isError, isFetching, refetch } = useReceivable(clientInvoiceId);
  return (
    <Modal
      opened
      size="lg"
      title={data ? t('detailTitle', { number: data.invoice.number }) : t('facts')}
      onClose={onClose}
    >
      {isError && <ErrorPanel message={t('failedToOpen')} onRetry={refetch} isRetrying={isFetching} />}
      {!data && !isError && <LoadingSkeleton lines={6} />}
      {data && (
        <Stack gap="lg">
          <Facts invoice={data.invoice} />
          <section aria-labelledby="invoice-changes">
            <Title order={3} size="h5" mb="xs" id="invoice-changes">
              {t('changes')}
            </Title>
            <InvoiceChangeList changes={data.changes} currencyCode={data.invoice.currencyCode} />
          </section>
        </Stack>
      )}
    </Modal>
  );
}

function Facts({ invoice }: { invoice: Receivable }) {
  const { money, date } = useFormat();
  const { currencyCode, paidAt, daysOverdue } = invoice;
  return (
    <FactGrid
      facts={[
        [t('client'), invoice.tenantName],
        [t('period'), purposeWords(invoice, date)],
        [t('status'), stateOf(invoice).words],
        [
          t('due'),
          daysOverdue === 0
            ? date(invoice.dueOn)
            : `${date(invoice.dueOn)} · ${t('daysOverdue', { count: daysOverdue })}`,
        ],
        [
          t('amount'),
          [money(invoice.amountMinor, currencyCode), ...reductionLines(invoice, money)].join(' · '),
        ],
        [t('owed'), money(invoice.owedMinor, currencyCode)],
        [t('issued'), date(invoice.issuedAt)],
        ...(paidAt === null ? [] : [[t('status_paid'), date(paidAt)] as const]),
      ]}
    />
  );
}
