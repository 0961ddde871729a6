import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { CallError } from '#client/transport.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { BackToBilling } from '../list/back-to-billing.tsx';
import type { Invoice } from '../invoice.contract.ts';
import { useInvoice } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

/** Fetches the invoice that the address names, and shows why when there is none to show. */
export function OpenedInvoice({ children }: { children: (invoice: Invoice) => ReactNode }) {
  const { data, error, isFetching, refetch } = useInvoice(useRouteParameter('invoiceId'));
  if (isMissing(error)) {
    return (
      <StatePage
        icon="receipt"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<BackToBilling />}
      />
    );
  }
  if (data) return children(data);
  if (error) {
    return <ErrorPanel message={t('failedToLoadOne')} onRetry={refetch} isRetrying={isFetching} />;
  }
  return <LoadingSkeleton lines={8} />;
}

// An address that holds no id at all is refused as invalid input.
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');
}
