import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { statusColumn } from '#screens/list/status-column.tsx';
import { useStatusChange } from '#screens/write/use-status-change.ts';
import { FirstSteps } from '#screens/list/first-steps.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { updateStockPlace } from '../place.calls.ts';
import type { StockPlace } from '../place.contract.ts';
import { useRefreshPlaces, useStockPlaces } from '../place.hooks.ts';
import { placeRefusals } from '../place.words.ts';
import { t } from '../places.texts.ts';

const PlaceForm = lazy(async () => ({ default: (await import('../form/place-form.tsx')).PlaceForm }));

const columns: ListColumn<StockPlace>[] = [
  { id: 'name', title: t('name'), render: ({ name }) => name },
  { id: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
  statusColumn(t),
];

/** The places where stock lies; where they are added, renamed and closed. */
export function PlacesScreen() {
  const mayWrite = useMay()('inventory.write');
  const query = useStockPlaces();
  const [edited, setEdited] = useState<StockPlace | 'new'>();
  const status = useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: stockPlaceId, version, to }, submission) =>
      updateStockPlace({ stockPlaceId, version, isActive: to === 'active' }, submission),
    failed: () => t('failedToUpdate'),
    refusals: placeRefusals,
    onSettled: useRefreshPlaces(),
  });

  function actionsOf(place: StockPlace): RowAction[] {
    const edit: RowAction = { label: t('edit'), icon: 'edit', onClick: () => setEdited(place) };
    return place.code === null ? [edit, status.actionOf(place)] : [edit];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          mayWrite && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
              {t('addPlace')}
            </Button>
          )
        }
      />
      <DataList
        caption={t('title')}
        query={{ ...query, data: query.data && { rows: query.data.rows, nextCursor: null } }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        {...(mayWrite && { rowActions: actionsOf })}
        empty={
          <EmptyState
            icon="box"
            title={t('noneFound')}
            hint={t('noneYet')}
            action={
              <FirstSteps first={mayWrite && { label: t('addFirst'), onClick: () => setEdited('new') }} />
            }
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(place, dialog) => <PlaceForm {...(place && { place })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
