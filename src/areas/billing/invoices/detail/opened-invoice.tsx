import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { BackToBilling } from '../list/back-to-billing.tsx';
import type { Invoice } from '../invoice.contract.ts';
import { useInvoice } from '../invoice.hooks.ts';
import { t } from '../invoices.texts.ts';

/** Fetches the invoice that the address names, and shows why when there is none to show. */
export function OpenedInvoice({ children }: { children: (invoice: Invoice) => ReactNode }) {
  return (
    <OpenedRecord
      query={useInvoice(useRouteParameter('invoiceId'))}
      missing={{
        icon: 'receipt',
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        back: <BackToBilling />,
      }}
      failedToLoad={t('failedToLoadOne')}
    >
      {children}
    </OpenedRecord>
  );
}
