import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '#client/session.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { type InvoiceListAddress, isNarrowed } from './invoice-list.address.ts';
import { t } from '../invoices.texts.ts';

/** Stands in the place of the list when it has no rows, and says what to do about it. */
export function InvoicesEmpty({ address }: { address: InvoiceListAddress }) {
  const may = useMay();
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const createFirst = may('billing.write') && (
    <Button component={Link} to="/dashboard/billing/new" mt="sm">
      {t('createFirst')}
    </Button>
  );
  return <EmptyState icon="receipt" title={t('noneFound')} hint={t('noneYet')} action={createFirst} />;
}
