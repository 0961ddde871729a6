import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { movementReason } from '../../movements/stock-movement.contract.ts';
import { closeStockRecall, liftStockRecall } from '../stock-recall.calls.ts';
import type { StockRecallSheet } from '../stock-recall.contract.ts';
import { useRefreshRecalls } from '../stock-recall.hooks.ts';
import { recallRefusals } from '../stock-recall.words.tsx';
import { t } from '../stock-recalls.texts.ts';

/** How a recall ends: nothing is left of the lot, or it was a false alarm. */
export function RecallActions({ recall }: { recall: StockRecallSheet }) {
  const may = useMay();
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refreshRecalls = useRefreshRecalls();
  const [task, setTask] = useState<'close' | 'lift'>();
  const { id: stockRecallId, version, recallNumber: number } = recall;
  if (recall.status !== 'open') return null;
  function refresh() {
    refreshStock();
    refreshRecalls();
  }
  const isLifting = task === 'lift';
  return (
    <>
      {may('inventory.write') && recall.now.length === 0 && (
        <Button onClick={() => setTask('close')}>{t('close')}</Button>
      )}
      {may('inventory.approve') && (
        <Button variant="default" onClick={() => setTask('lift')}>
          {t('lift')}
        </Button>
      )}
      {task && (
        <ReasonForm
          title={t(`${task}Title`)}
          text={t(`${task}Text`)}
          label={t('why')}
          submitLabel={t(task)}
          draftKey={`stock-recall.${task}.${stockRecallId}`}
          reasonText={movementReason}
          send={(note, submission) =>
            (isLifting ? liftStockRecall : closeStockRecall)({ stockRecallId, version, note }, submission)
          }
          failed={t(isLifting ? 'failedToLift' : 'failedToClose')}
          refusals={recallRefusals(format)}
          done={() => {
            refresh();
            return t(isLifting ? 'wasLifted' : 'wasClosed', { number });
          }}
          onRefused={refresh}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}
