import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useStockAges } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ReportSection } from './report-section.tsx';

/** How long what lies in stock has been there, and what it is worth. */
export function AgesReport() {
  const { number, money } = useFormat();
  const query = useStockAges();
  return (
    <ReportSection title={t('ages')}>
      <DataList
        caption={t('ages')}
        query={query}
        columns={[
          { id: 'age', title: t('age'), render: ({ fromDays, untilDays }) => ageWords(fromDays, untilDays) },
          { id: 'lots', title: t('lots'), align: 'end', render: ({ lots }) => number(lots) },
          { id: 'value', title: t('value'), align: 'end', render: ({ valueMinor }) => money(valueMinor) },
        ]}
        rowKey={({ fromDays }) => String(fromDays)}
        rowName={({ fromDays, untilDays }) => ageWords(fromDays, untilDays)}
        empty={<EmptyState icon="box" title={t('nothing')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}

function ageWords(from: number, until: number | null): string {
  return until === null ? t('ageOldest', { until: from - 1 }) : t('ageDays', { from, until });
}
