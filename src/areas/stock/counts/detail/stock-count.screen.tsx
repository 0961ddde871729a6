import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { StockCountSheet } from '../stock-count.contract.ts';
import { useStockTake } from '../stock-count.hooks.ts';
import { CountBadge } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';
import { CountActions } from './count-actions.tsx';
import { CountedLots } from './counted-lots.tsx';

const back = <BackLink to="/dashboard/inventory/counts" label={t('backToList')} />;

/** One count: its sheet, its sums, and what becomes of it. */
export function StockCountScreen() {
  const stockCountId = useRouteParameter('stockCountId');
  return (
    <OpenedRecord
      query={useStockTake(stockCountId)}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(count) => <OpenedCount count={count} />}
    </OpenedRecord>
  );
}

function OpenedCount({ count }: { count: StockCountSheet }) {
  const { dateTime, money, number } = useFormat();
  const { submittedAt, submittedByName, decidedAt, decidedByName, decisionNote, category } = count;
  const by = (at: string, who: string | null) => t('by', { when: dateTime(at), who: who ?? '' });
  return (
    <>
      <PageHeader
        title={count.countNumber}
        description={<CountBadge status={count.status} />}
        back={back}
        actions={<CountActions count={count} />}
      />
      <FactPanel
        title={t('count')}
        facts={[
          [t('place'), count.place.name],
          [t('category'), category ?? t('allCategories')],
          [t('progress'), t('progressOf', { counted: count.counted, lots: count.lots })],
          [t('differing'), number(count.differing)],
          [t('surplus'), money(count.surplusMinor)],
          [t('shortage'), money(count.shortageMinor)],
          [t('started'), by(count.startedAt, count.startedByName)],
          ...(submittedAt === null ? [] : [[t('submitted'), by(submittedAt, submittedByName)] as const]),
          ...(decidedAt === null ? [] : [[t('decided'), by(decidedAt, decidedByName)] as const]),
          ...(decisionNote === null ? [] : [[t('decisionNote'), decisionNote] as const]),
        ]}
      />
      <CountedLots count={count} />
    </>
  );
}
