import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { withdrawBedRate } from '../../charge.calls.ts';
import { useBedRates, useRefreshCharges } from '../../charge.hooks.ts';
import type { BedRateRecord } from '../bed-rate.contract.ts';
import { clockWords, rateRefusals, scopeWords } from '../rate.words.ts';
import { t } from '../rates.texts.ts';
import { ChargeSection } from './charge-section.tsx';

const RateForm = lazyPart(() => import('../form/rate-form.tsx'), 'RateForm');

/** What beds cost from when on. */
export function BedRates() {
  const { money, dateTime } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const [isAdding, setAdding] = useState(false);
  const withdrawal = useConfirmedWrite({
    ask: (rate: BedRateRecord) => ({
      title: t('withdrawTitle'),
      message: t('withdrawQuestion', { beds: scopeWords(rate) }),
      confirmLabel: t('withdraw'),
    }),
    call: ({ id: bedRateId }, submission) => withdrawBedRate({ bedRateId }, submission),
    done: () => t('wasWithdrawn'),
    failed: () => t('failedToWithdraw'),
    refusals: rateRefusals,
    onSettled: useRefreshCharges(),
  });
  const columns = useMemo(
    (): ListColumn<BedRateRecord>[] => [
      { id: 'beds', title: t('columnBeds'), render: scopeWords },
      { id: 'from', title: t('columnFrom'), render: ({ validFrom }) => dateTime(validFrom) },
      figureColumn('price', t('columnPrice'), ({ priceMinor }) => money(priceMinor, currencyCode)),
      { id: 'how', title: t('columnHow'), render: clockWords },
    ],
    [money, dateTime, currencyCode],
  );
  return (
    <ChargeSection
      title={t('rates')}
      lead={t('ratesLead')}
      addLabel={t('addRate')}
      onAdd={() => setAdding(true)}
      query={useBedRates()}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={scopeWords}
      rowActions={(rate) => [
        {
          label: t('withdraw'),
          icon: 'close',
          isBusy: withdrawal.busyId === rate.id,
          onClick: () => void withdrawal.start(rate),
        },
      ]}
      empty={t('noRates')}
      emptyHint={t('noRatesHint')}
    >
      <Suspense fallback={null}>{isAdding && <RateForm onClose={() => setAdding(false)} />}</Suspense>
    </ChargeSection>
  );
}
