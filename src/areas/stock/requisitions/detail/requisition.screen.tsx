import { Anchor, Title } from '@mantine/core';
import { Link } from '#client/link.tsx';
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
import type { RequisitionSheet } from '../requisition.contract.ts';
import { useRequisition } from '../requisition.hooks.ts';
import { RequisitionBadge } from '../requisition.words.tsx';
import { t } from '../requisitions.texts.ts';
import { RequisitionActions } from './requisition-actions.tsx';

const back = <BackLink to="/dashboard/inventory/requisitions" label={t('backToList')} />;

/** One requisition: what was asked for, approved and issued. */
export function RequisitionScreen() {
  const requisitionId = useRouteParameter('requisitionId');
  return (
    <OpenedRecord
      query={useRequisition(requisitionId)}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(requisition) => <OpenedRequisition requisition={requisition} />}
    </OpenedRecord>
  );
}

function OpenedRequisition({ requisition }: { requisition: RequisitionSheet }) {
  const { dateTime } = useFormat();
  const mayRead = useMay()('inventory.read');
  const { decidedAt, decidedByName, decisionNote, notes, transferId } = requisition;
  const units = (quantity: number | null, unit: string) =>
    quantity === null ? t('none_') : t('inUnits', { quantity, unit });
  return (
    <>
      <PageHeader
        title={requisition.requisitionNumber}
        description={<RequisitionBadge status={requisition.status} />}
        back={back}
        actions={<RequisitionActions requisition={requisition} />}
      />
      <FactPanel
        title={t('requisition')}
        facts={[
          [t('place'), requisition.place.name],
          [
            t('asked'),
            t('by', { when: dateTime(requisition.requestedAt), who: requisition.requestedByName }),
          ],
          ...(decidedAt === null
            ? []
            : [[t('decided'), t('by', { when: dateTime(decidedAt), who: decidedByName ?? '' })] as const]),
          ...(decisionNote === null ? [] : [[t('decisionNote'), decisionNote] as const]),
          ...(notes === null ? [] : [[t('notes'), notes] as const]),
          ...(transferId !== null && mayRead
            ? [
                [
                  t('transfer'),
                  <Anchor
                    key="transfer"
                    component={Link}
                    to={`/dashboard/inventory/transfers/${transferId}`}
                    size="sm"
                  >
                    {t('openTransfer')}
                  </Anchor>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('contents')}
      </Title>
      <DataList
        caption={t('contents')}
        query={loaded(requisition.lines)}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => item.name },
          {
            id: 'asked',
            title: t('asked'),
            align: 'end',
            render: ({ askedQuantity, item }) => units(askedQuantity, item.baseUnit),
          },
          {
            id: 'approved',
            title: t('approvedQuantity'),
            align: 'end',
            render: ({ approvedQuantity, item }) => units(approvedQuantity, item.baseUnit),
          },
          {
            id: 'issued',
            title: t('issuedQuantity'),
            align: 'end',
            render: ({ issuedQuantity, item }) => units(issuedQuantity, item.baseUnit),
          },
        ]}
        rowKey={({ item }) => item.id}
        rowName={({ item }) => item.name}
        empty={<EmptyState icon="box" title={t('none')} />}
      />
    </>
  );
}
