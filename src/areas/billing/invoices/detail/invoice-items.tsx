import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { shareWords } from '../invoice.words.ts';
import type { Invoice, InvoiceItem } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';

/** What is billed, and how it adds up; on a phone an item says quantity and price below its name. */
export function InvoiceItems({ invoice }: { invoice: Invoice }) {
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const { money } = useFormat();
  const amount = (amountMinor: number) => money(amountMinor, invoice.currencyCode);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="md" id={titleId}>
        {t('itemsPart')}
      </Title>
      <Table verticalSpacing="sm" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('item')}</Table.Th>
            {!isNarrow && (
              <>
                <Table.Th scope="col" ta="end">
                  {t('quantity')}
                </Table.Th>
                <Table.Th scope="col" ta="end">
                  {t('price')}
                </Table.Th>
              </>
            )}
            <Table.Th scope="col" ta="end">
              {t('itemTotal')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoice.items.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={4}>{orRestricted(null)}</Table.Td>
            </Table.Tr>
          )}
          {invoice.items.map((item) => (
            <ItemRow key={item.id} item={item} isNarrow={isNarrow} amount={amount} />
          ))}
        </Table.Tbody>
      </Table>
      <InvoiceSums invoice={invoice} amount={amount} />
    </Paper>
  );
}

interface ItemRowProps {
  item: InvoiceItem;
  isNarrow: boolean;
  amount: (amountMinor: number) => string;
}

function ItemRow({ item, isNarrow, amount }: ItemRowProps) {
  const { number } = useFormat();
  const credited = item.creditedQuantity > 0 && (
    <Text size="xs" c="dimmed">
      {t('creditedUnits', { count: item.creditedQuantity })}
    </Text>
  );
  const listPrice = item.listPriceMinor !== null && item.listPriceMinor !== item.priceMinor && (
    <Text size="xs" c="dimmed">
      {t('listPrice', { amount: amount(item.listPriceMinor) })}
    </Text>
  );
  const [quantity, price] = [number(item.quantity), amount(item.priceMinor)];
  return (
    <Table.Tr>
      <Table.Td>
        <ItemName item={item} />
        {isNarrow && (
          <>
            <Text size="sm">{t('quantityTimesPrice', { quantity, price })}</Text>
            {credited}
            {listPrice}
          </>
        )}
      </Table.Td>
      {!isNarrow && (
        <>
          <Table.Td ta="end">
            {quantity}
            {credited}
          </Table.Td>
          <Table.Td ta="end">
            {price}
            {listPrice}
          </Table.Td>
        </>
      )}
      <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
        {amount(item.totalMinor)}
      </Table.Td>
    </Table.Tr>
  );
}

function ItemName({ item }: { item: InvoiceItem }) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {item.name}
      </Text>
      {item.description && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {item.description}
        </Text>
      )}
    </>
  );
}

interface InvoiceSumsProps {
  invoice: Invoice;
  amount: (amountMinor: number) => string;
}

function InvoiceSums({ invoice, amount }: InvoiceSumsProps) {
  const { discountMinor, discountBasisPoints, creditedMinor, paidMinor, dueMinor, toRefundMinor } = invoice;
  const discount =
    discountBasisPoints === null
      ? t('discount')
      : t('discountShare', { share: shareWords(discountBasisPoints) });
  const lines: [label: string, amountMinor: number, isStrong?: boolean][] = [
    [t('subtotal'), invoice.subtotalMinor],
    ...(discountMinor > 0 ? [[discount, -discountMinor] as [string, number]] : []),
    [t('tax', { share: shareWords(invoice.taxBasisPoints) }), invoice.taxMinor],
    [t('total'), invoice.totalMinor, true],
    ...(creditedMinor > 0 ? [[t('credited'), -creditedMinor] as [string, number]] : []),
    ...(paidMinor > 0 ? [[t('paid'), paidMinor] as [string, number]] : []),
    ...(dueMinor > 0 ? [[t('due'), dueMinor, true] as [string, number, boolean]] : []),
    ...(toRefundMinor > 0 ? [[t('toRefund'), toRefundMinor, true] as [string, number, boolean]] : []),
  ];
  return (
    <Stack component="dl" gap={4} m={0} mt="md" ml="auto" maw={340}>
      {lines.map(([label, amountMinor, isStrong]) => (
        <Group key={label} justify="space-between" wrap="nowrap" gap="md">
          <Text component="dt" size="sm" {...(isStrong ? { fw: 650 } : { c: 'dimmed' })}>
            {label}
          </Text>
          <Text component="dd" m={0} {...(isStrong ? { fw: 650 } : { size: 'sm' })}>
            {amount(amountMinor)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
