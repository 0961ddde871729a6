import { Pill } from '@mantine/core';
import { useMemo, useState } from 'react';
import { PageLinks } from '#screens/detail/page-links.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ageSteps } from '../ageing.rules.ts';
import { ReceivableDetail } from '../detail/receivable-detail.tsx';
import { ExportReceivables } from '../export/export-receivables.tsx';
import { ReceivableTask, type TaskKind } from '../form/receivable-task.tsx';
import { type Receivable, receivableFilters } from '../receivable.contract.ts';
import { useReceivables } from '../receivable.hooks.ts';
import { t } from '../receivables.texts.ts';
import { receivableColumns } from './receivable-columns.tsx';
import { ReceivableFigures } from './receivable-figures.tsx';
import { receivableList } from './receivable-list.address.ts';

const path = '/dashboard/super-admin/receivables';

/** Every invoice for a subscription, with what the operator can do about it. */
export function ReceivablesScreen() {
  const format = useFormat();
  const list = useListAddress(receivableList);
  const query = useReceivables(list.request);
  const columns = useMemo(() => receivableColumns(format), [format]);
  const [task, setTask] = useState<{ kind: TaskKind; invoice: Receivable }>();
  const { address } = list;
  const open = (invoiceId: string | undefined) => list.change({ invoiceId }, { replace: false });

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        links={
          <PageLinks
            label={t('links')}
            links={[
              { to: `${path}/clients`, label: t('byClient') },
              { to: `${path}/totals`, label: t('totals') },
              { to: `${path}/reminders`, label: t('reminders') },
            ]}
          />
        }
        actions={<ExportReceivables filter={receivableList.filterOf(address)} />}
      />
      <ReceivableFigures />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ tenantName, number }) => `${tenantName} ${number}`}
        rowActions={(invoice) => actionsOf(invoice, open, (kind) => setTask({ kind, invoice }))}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={address.q}
          onSearch={(q) => list.filter({ q })}
        />
        <FilterSelect
          label={t('show')}
          options={receivableFilters.map((value) => ({ value, label: t(`show_${value}`) }))}
          {...list.field('show')}
        />
        <FilterSelect
          label={t('age')}
          all={t('anyAge')}
          options={ageSteps.map((value) => ({ value, label: t(`age_${value}`) }))}
          {...list.field('age')}
        />
        {address.clientId && (
          <Pill
            size="lg"
            withRemoveButton
            onRemove={() => list.filter({ clientId: undefined })}
            removeButtonProps={{ 'aria-label': t('show_all'), 'aria-hidden': false, tabIndex: 0 }}
          >
            {query.data?.rows[0]?.tenantName ?? t('ofOneClient')}
          </Pill>
        )}
      </AddressedList>
      {address.invoiceId && (
        <ReceivableDetail clientInvoiceId={address.invoiceId} onClose={() => open(undefined)} />
      )}
      {task && <ReceivableTask {...task} onClose={() => setTask(undefined)} />}
    </>
  );
}

/** What can be done with an invoice; what cannot be done with it now says why. */
function actionsOf(
  invoice: Receivable,
  open: (invoiceId: string) => void,
  start: (kind: TaskKind) => void,
): RowAction[] {
  const notOpen = invoice.status === 'open' ? undefined : t('onlyOpen');
  return [
    { label: t('details'), icon: 'eye', onClick: () => open(invoice.id) },
    { label: t('discount'), icon: 'edit', refusal: notOpen, onClick: () => start('discount') },
    { label: t('credit'), icon: 'receipt', refusal: creditRefusal(invoice), onClick: () => start('credit') },
    ...(invoice.daysOverdue > 0
      ? [{ label: t('remind'), icon: 'share' as const, onClick: () => start('remind') }]
      : []),
    { label: t('defer'), icon: 'clock', refusal: notOpen, onClick: () => start('defer') },
    {
      label: t('takeBack'),
      icon: 'close',
      isDestructive: true,
      refusal: notOpen,
      onClick: () => start('void'),
    },
  ];
}

function creditRefusal(invoice: Receivable): string | undefined {
  if (invoice.status === 'void') return t('isVoid');
  const left = invoice.amountMinor - invoice.discountMinor - invoice.creditedMinor;
  return left === 0 ? t('nothingLeft') : undefined;
}
