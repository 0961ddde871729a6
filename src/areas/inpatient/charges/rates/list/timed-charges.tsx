import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { updateTimedCharge } from '../../charge.calls.ts';
import { useRefreshCharges, useTimedCharges } from '../../charge.hooks.ts';
import type { TimedCharge } from '../../items/stay-item.contract.ts';
import { rateRefusals } from '../rate.words.ts';
import { t } from '../rates.texts.ts';
import { ChargeSection } from './charge-section.tsx';

const TimedForm = lazyPart(() => import('../form/timed-form.tsx'), 'TimedForm');

/** What is charged by time beside the bed. */
export function TimedCharges() {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const [isAdding, setAdding] = useState(false);
  const ending = useConfirmedWrite({
    call: ({ id: timedChargeId, version }: TimedCharge, submission) =>
      updateTimedCharge({ timedChargeId, version, status: 'inactive' }, submission),
    done: ({ name }) => t('wasDeactivated', { name }),
    failed: () => t('failedToDeactivate'),
    refusals: rateRefusals,
    onSettled: useRefreshCharges(),
  });
  const columns = useMemo(
    (): ListColumn<TimedCharge>[] => [
      { id: 'name', title: t('columnName'), render: ({ name }) => name },
      figureColumn('price', t('columnPrice'), ({ priceMinor }) => money(priceMinor, currencyCode)),
      { id: 'how', title: t('columnHow'), render: ({ unit }) => t(`unit_${unit}`) },
    ],
    [money, currencyCode],
  );
  return (
    <ChargeSection
      title={t('timed')}
      lead={t('timedLead')}
      addLabel={t('addTimed')}
      onAdd={() => setAdding(true)}
      query={useTimedCharges()}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={(charge) => [
        {
          label: t('deactivate'),
          icon: 'archive',
          isBusy: ending.busyId === charge.id,
          onClick: () => void ending.start(charge),
        },
      ]}
      empty={t('noTimed')}
    >
      <Suspense fallback={null}>{isAdding && <TimedForm onClose={() => setAdding(false)} />}</Suspense>
    </ChargeSection>
  );
}
