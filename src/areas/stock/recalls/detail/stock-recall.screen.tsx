import { SimpleGrid, Text, Title } from '@mantine/core';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { loaded } from '../../orders/detail/order-lines.tsx';
import { ItemLink } from '../../reports/detail/report-section.tsx';
import type { StockRecallSheet } from '../stock-recall.contract.ts';
import { useStockRecall } from '../stock-recall.hooks.ts';
import { RecallBadge } from '../stock-recall.words.tsx';
import { t } from '../stock-recalls.texts.ts';
import { RecallActions } from './recall-actions.tsx';
import { RecalledPatients } from './recalled-patients.tsx';

const back = <BackLink to="/dashboard/inventory/recalls" label={t('backToList')} />;

/** One recall: where the lot lay, where it lies now, and who got it. */
export function StockRecallScreen() {
  const stockRecallId = useRouteParameter('stockRecallId');
  return (
    <OpenedRecord
      query={useStockRecall(stockRecallId)}
      missing={{ icon: 'alert', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(recall) => <OpenedRecall recall={recall} />}
    </OpenedRecord>
  );
}

function OpenedRecall({ recall }: { recall: StockRecallSheet }) {
  const { dateTime } = useFormat();
  const maySeePatients = useMay()('emr.read');
  const { reference, endedAt, endedByName, endNote, item } = recall;
  return (
    <>
      <PageHeader
        title={recall.recallNumber}
        description={<RecallBadge status={recall.status} />}
        back={back}
        actions={<RecallActions recall={recall} />}
      />
      <FactPanel
        title={t('recall')}
        facts={[
          [t('item'), <ItemLink key="item" item={item} />],
          [t('lotNumber'), recall.lotNumber],
          [t('columnReason'), recall.reason],
          ...(reference === null ? [] : [[t('reference'), reference] as const]),
          [t('columnRecalled'), t('by', { when: dateTime(recall.recalledAt), who: recall.recalledByName })],
          ...(endedAt === null
            ? []
            : [[t('ended'), t('by', { when: dateTime(endedAt), who: endedByName ?? '' })] as const]),
          ...(endNote === null ? [] : [[t('endNote'), endNote] as const]),
        ]}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Places
          title={t('found')}
          hint={t('foundHint')}
          none={t('nothingFound')}
          rows={recall.found}
          unit={item.baseUnit}
        />
        <Places
          title={t('now')}
          hint={t('writeOff')}
          none={t('nothingLeft')}
          rows={recall.now}
          unit={item.baseUnit}
        />
      </SimpleGrid>
      {maySeePatients && <RecalledPatients stockRecallId={recall.id} />}
    </>
  );
}

interface PlacesProps {
  title: string;
  hint: string;
  none: string;
  rows: StockRecallSheet['found'];
  unit: string;
}

function Places({ title, hint, none, rows, unit }: PlacesProps) {
  return (
    <section>
      <Title order={2} size="h4" mt="lg">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {hint}
      </Text>
      <DataList
        caption={title}
        query={loaded(rows)}
        columns={[
          { id: 'place', title: t('place'), render: ({ place }) => place.name },
          {
            id: 'quantity',
            title: t('quantity'),
            align: 'end',
            render: ({ quantity }) => t('inUnits', { quantity, unit }),
          },
        ]}
        rowKey={({ place }) => place.id}
        rowName={({ place }) => place.name}
        empty={<EmptyState icon="box" title={none} />}
      />
    </section>
  );
}
