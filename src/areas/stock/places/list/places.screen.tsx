import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import { useStatusChange } from '#screens/register/use-status-change.ts';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { placeRegister, useStockPlaces } from '../place.calls.ts';
import type { StockPlace } from '../place.contract.ts';
import { placeRefusals } from '../place.words.ts';
import { t } from '../places.texts.ts';

const PlaceForm = lazyPart(() => import('../form/place-form.tsx'), 'PlaceForm');

const columns: ListColumn<StockPlace>[] = [
  { id: 'name', title: t('name'), render: ({ name }) => name },
  { id: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
  statusColumn(),
];

/** The places where stock lies; where they are added, renamed and closed. */
export function PlacesScreen() {
  const mayWrite = useMay()('inventory.write');
  const [edited, setEdited] = useState<StockPlace | 'new'>();
  const add = () => setEdited('new');
  const status = useStatusChange({ words: t, register: placeRegister, refusals: placeRefusals });

  function actionsOf(place: StockPlace) {
    const edit = editAction(() => setEdited(place));
    return place.code === null ? [edit, status.actionOf(place)] : [edit];
  }

  return (
    <>
      <RegisterHead
        words={t}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        {...(mayWrite && { onAdd: add })}
      />
      <DataList
        caption={t('title')}
        query={useStockPlaces()}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={mayWrite ? actionsOf : undefined}
        empty={
          <ListEmpty
            icon="box"
            title={t('noneFound')}
            hint={t('noneYet')}
            first={mayWrite && { label: t('addFirst'), onClick: add }}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited} form={PlaceForm} />
    </>
  );
}
