import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { usePlaceValues } from '../stock-report.hooks.ts';
import { t } from '../stock-reports.texts.ts';
import { ReportSection } from './report-section.tsx';

/** What the stock of each place is worth. */
export function PlaceValues() {
  const { money } = useFormat();
  const query = usePlaceValues();
  return (
    <ReportSection title={t('places')}>
      <DataList
        caption={t('places')}
        query={query}
        columns={[
          { id: 'place', title: t('place'), render: ({ placeName }) => placeName },
          { id: 'value', title: t('value'), align: 'end', render: ({ valueMinor }) => money(valueMinor) },
        ]}
        rowKey={({ placeId }) => placeId}
        rowName={({ placeName }) => placeName}
        empty={<EmptyState icon="box" title={t('nothing')} />}
        errorMessage={t('failedToLoad')}
      />
    </ReportSection>
  );
}
