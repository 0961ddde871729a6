import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import type { useListAddress } from '#screens/list/use-list-address.ts';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import type { ClientPayment } from '../client-payment.contract.ts';
import { usePayments } from '../client-payment.hooks.ts';
import { t } from '../client-payments.texts.ts';
import { paymentFilters, type paymentList } from './payment-list.address.ts';

export interface PaymentTableProps {
  caption: string;
  list: ReturnType<typeof useListAddress<(typeof paymentList)['parts']>>;
  columns: readonly ListColumn<ClientPayment>[];
  rowActions?: (payment: ClientPayment) => RowAction[];
}

/** Payments with their filters. */
export function PaymentTable({ caption, list, columns, rowActions }: PaymentTableProps) {
  const query = usePayments(list.request);
  return (
    <AddressedList
      list={list}
      caption={caption}
      query={query}
      columns={columns}
      rowName={({ tenantName, invoiceNumber }) => `${tenantName} ${invoiceNumber}`}
      rowActions={rowActions}
      shown={(count) => t('shown', { count })}
      none={{ title: t('noneFound'), icon: 'receipt', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
      errorMessage={t('failedToLoad')}
    >
      <ListSearch list={list} label={t('search')} placeholder={t('search')} />
      <FilterSelect
        label={t('status')}
        options={paymentFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...list.field('status')}
      />
    </AddressedList>
  );
}
