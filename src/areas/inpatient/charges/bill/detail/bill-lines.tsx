import { Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { FramedRows } from '#ui/list/framed-rows.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { stopIcon } from '../../../inpatient.icons.ts';
import { lineWords, priceWords, unitWords } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import { type ChargedItem, useStopTimer } from '../../items/use-stop-timer.ts';
import type { StayBill, StayBillLine } from '../stay-bill.contract.ts';

const RemoveForm = lazyPart(() => import('../../items/form/remove-item-form.tsx'), 'RemoveItemForm');

/** What is charged on a stay, with what can be stopped or taken off again. */
export function BillLines({ bill }: { bill: StayBill }) {
  const may = useMay();
  const format = useFormat();
  const [removed, setRemoved] = useState<ChargedItem>();
  const columns = useMemo(() => lineColumns(format, bill.currencyCode), [format, bill.currencyCode]);
  const stopping = useStopTimer();
  const isCharged = may(['billing.write', 'admissions.receive']);
  const hasItems = isCharged && bill.lines.some((line) => itemOf(line) !== undefined);

  function actionsOf(line: StayBillLine): RowAction[] {
    const item = itemOf(line);
    if (!item) return [];
    const remove: RowAction = {
      label: t('remove'),
      icon: 'close',
      isDestructive: true,
      onClick: () => setRemoved(item),
    };
    if (!line.isRunning) return [remove];
    return [
      {
        label: t('stop'),
        icon: stopIcon,
        isBusy: stopping.busyId === item.id,
        onClick: () => void stopping.start(item),
      },
      remove,
    ];
  }

  return (
    <>
      {bill.lines.length === 0 ? (
        <Text c="dimmed">{bill.charges.subtotalMinor > 0 ? orRestricted(null) : t('nothing')}</Text>
      ) : (
        <FramedRows
          caption={t('caption')}
          columns={columns}
          rows={bill.lines}
          rowKey={({ key, from }) => `${key} ${from}`}
          rowName={lineWords}
          {...(hasItems && { rowActions: actionsOf })}
        />
      )}
      {bill.covered.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('covered', { names: bill.covered.map((line) => lineWords(line)).join(', ') })}
        </Text>
      )}
      <Suspense fallback={null}>
        {removed && <RemoveForm item={removed} onClose={() => setRemoved(undefined)} />}
      </Suspense>
    </>
  );
}

/** What was charged by hand, and so can be stopped or taken off. */
function itemOf(line: StayBillLine): ChargedItem | undefined {
  const { itemId, kind } = line;
  if (itemId === null || (kind !== 'timed' && kind !== 'service')) return undefined;
  return { id: itemId, kind, name: lineWords(line) };
}

function lineColumns(format: Format, currencyCode: string): ListColumn<StayBillLine>[] {
  const money = (amountMinor: number) => format.money(amountMinor, currencyCode);
  return [
    {
      id: 'what',
      title: t('columnWhat'),
      render: (line) => (
        <>
          <Text size="sm">{lineWords(line)}</Text>
          <Text size="xs" c="dimmed">
            {unitWords(line)}
          </Text>
        </>
      ),
    },
    {
      id: 'time',
      title: t('columnTime'),
      render: ({ from, to }) =>
        [from, to].flatMap((at) => (at === null ? [] : [format.dateTime(at)])).join(' – '),
    },
    figureColumn('quantity', t('columnQuantity'), ({ quantity }) => quantity),
    figureColumn('price', t('columnPrice'), (line) => priceWords(line, money)),
    figureColumn('amount', t('columnAmount'), ({ amountMinor }) => money(amountMinor)),
  ];
}
