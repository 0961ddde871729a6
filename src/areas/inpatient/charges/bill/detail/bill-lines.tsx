import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { ListTable } from '#ui/list/list-table.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { cancelStayService, cancelStayTimer, stopStayTimer } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals, lineWords, unitWords } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import type { StayBill, StayBillLine } from '../stay-bill.contract.ts';

/** What is charged on a stay, with what can be stopped or taken off again. */
export function BillLines({ bill }: { bill: StayBill }) {
  const may = useMay();
  const format = useFormat();
  const refresh = useRefreshCharges();
  const [removed, setRemoved] = useState<StayBillLine>();
  const columns = useMemo(() => lineColumns(format, bill.currencyCode), [format, bill.currencyCode]);
  const stopping = useConfirmedWrite({
    ask: ({ name }: StayBillLine) => ({
      title: t('stopTitle'),
      message: t('stopQuestion', { name }),
      confirmLabel: t('stop'),
    }),
    call: ({ itemId }, submission) => stopStayTimer({ stayTimerId: itemId! }, submission),
    done: ({ name }) => t('wasStopped', { name }),
    failed: () => t('failedToStop'),
    refusals: chargeRefusals,
    onSettled: refresh,
  });
  const mayCharge = may('billing.write') || may('admissions.receive');

  function actionsOf(line: StayBillLine): RowAction[] {
    if (line.itemId === null || !mayCharge) return [];
    const remove: RowAction = {
      label: t('remove'),
      icon: 'close',
      isDestructive: true,
      onClick: () => setRemoved(line),
    };
    if (!line.isRunning) return [remove];
    return [{ label: t('stop'), icon: 'check', onClick: () => void stopping.start(line) }, remove];
  }

  return (
    <>
      <ListTable
        caption={t('caption')}
        columns={columns}
        rows={bill.lines}
        rowKey={({ key, from }) => `${key} ${from}`}
        rowName={lineWords}
        rowActions={actionsOf}
      />
      {bill.covered.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('covered', { names: bill.covered.map((line) => lineWords(line)).join(', ') })}
        </Text>
      )}
      {removed && (
        <ReasonForm
          title={t('removeTitle', { name: removed.name })}
          text={t('removeText')}
          label={t('removeReason')}
          submitLabel={t('remove')}
          draftKey={`stay-item.remove.${removed.itemId}`}
          send={(reason, submission) =>
            removed.kind === 'timed'
              ? cancelStayTimer({ stayTimerId: removed.itemId!, reason }, submission)
              : cancelStayService({ stayServiceId: removed.itemId!, reason }, submission)
          }
          failed={t('failedToRemove')}
          refusals={chargeRefusals}
          done={() => {
            refresh();
            return t('wasRemoved', { name: removed.name });
          }}
          onRefused={refresh}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
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
    { id: 'quantity', title: t('columnQuantity'), align: 'end', render: ({ quantity }) => quantity },
    { id: 'price', title: t('columnPrice'), align: 'end', render: ({ priceMinor }) => money(priceMinor) },
    { id: 'amount', title: t('columnAmount'), align: 'end', render: ({ amountMinor }) => money(amountMinor) },
  ];
}
