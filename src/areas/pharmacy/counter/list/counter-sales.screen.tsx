import { Anchor, Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { CounterSaleRow } from '../counter-sale.contract.ts';
import { useCounterSales } from '../counter-sale.hooks.ts';
import { customerWords } from '../counter-sale.words.ts';
import { t } from '../counter-sales.texts.ts';
import { counterSaleList } from './counter-sale-list.address.ts';

/** What was sold over the counter, newest first; the number on a receipt finds its sale. */
export function CounterSalesScreen() {
  const format = useFormat();
  const list = useListAddress(counterSaleList);
  const query = useCounterSales(list.request);
  const columns = useMemo(() => saleColumns(format), [format]);
  return (
    <>
      <PageHeader
        title={t('listTitle')}
        description={t('listLead')}
        back={<BackLink to="/dashboard/pharmacy/counter" label={t('backToCounter')} />}
        actions={
          <Button
            leftSection={<Icon name="plus" size={18} />}
            renderRoot={(props) => <Link {...props} to="/dashboard/pharmacy/counter" />}
          >
            {t('newSale')}
          </Button>
        }
      />
      <AddressedList
        list={list}
        caption={t('listTitle')}
        query={query}
        columns={columns}
        rowName={({ saleNumber }) => saleNumber}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('none'),
          icon: 'receipt',
          hint: t('noneHint'),
          first: { label: t('firstSale'), to: '/dashboard/pharmacy/counter' },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <ListSearch list={list} label={t('search')} />
      </AddressedList>
    </>
  );
}

function saleColumns({ dateTime, money }: Format): ListColumn<CounterSaleRow>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, saleNumber }) => (
        <Anchor component={Link} to={`/dashboard/pharmacy/counter/sales/${id}`} fw={600} size="sm">
          {saleNumber}
        </Anchor>
      ),
    },
    { id: 'when', title: t('columnWhen'), render: ({ soldAt }) => dateTime(soldAt) },
    {
      id: 'customer',
      title: t('columnCustomer'),
      render: (sale) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {customerWords(sale)}
          </Text>
          {sale.buyerPhone && (
            <Text size="xs" c="dimmed">
              {sale.buyerPhone}
            </Text>
          )}
        </>
      ),
    },
    figureColumn('total', t('columnTotal'), ({ totalMinor, currencyCode }) =>
      money(totalMinor, currencyCode),
    ),
    figureColumn('credited', t('columnCredited'), ({ creditedMinor, currencyCode }) =>
      creditedMinor > 0 ? money(creditedMinor, currencyCode) : '',
    ),
    { id: 'seller', title: t('columnSeller'), render: ({ soldByName }) => soldByName },
  ];
}
