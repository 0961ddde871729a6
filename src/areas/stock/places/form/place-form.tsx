import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createStockPlace, updateStockPlace } from '../place.calls.ts';
import { type StockPlace, stockPlaceFields, typedPlaceKinds } from '../place.contract.ts';
import { useRefreshPlaces } from '../place.hooks.ts';
import { placeRefusals } from '../place.words.ts';
import { t } from '../places.texts.ts';

export interface PlaceFormProps {
  /** Edited; a new one is added when left out. */
  place?: StockPlace;
  onClose: () => void;
  onReload: (current: StockPlace) => void;
}

const schema = z.strictObject(stockPlaceFields);

/** Adds a place or renames one; its kind stays, because movements name it. */
export function PlaceForm({ place, onClose, onReload }: PlaceFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'stock-place',
    stored: place,
    schema,
    initialValues: { name: place?.name ?? '', kind: 'ward' as const },
    create: createStockPlace,
    update: ({ name }, { id: stockPlaceId, version }, submission) =>
      updateStockPlace({ name, stockPlaceId, version }, submission),
    failed: () => t(place ? 'failedToUpdate' : 'failedToAdd'),
    refusals: placeRefusals,
    saved: ({ name }) => t(place ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshPlaces(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(place ? 'editTitle' : 'addPlace')}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t(place ? 'save' : 'addPlace')}
      failureActions={failureActions}
    >
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      {place === undefined && (
        <NativeSelect
          {...field('kind')}
          data={typedPlaceKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
      )}
    </FormModal>
  );
}
