import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createStockPlace, updateStockPlace, useRefreshPlaces } from '../place.calls.ts';
import { type StockPlace, stockPlaceFields, typedPlaceKinds } from '../place.contract.ts';
import { placeRefusals } from '../place.words.ts';
import { t } from '../places.texts.ts';

export interface PlaceFormProps extends EditedRecordDialog<StockPlace> {
  /** Undefined for a new one. */
  place: StockPlace | undefined;
}

const schema = z.strictObject(stockPlaceFields);

/** Adds a place or renames one; its kind stays, because movements name it. */
export function PlaceForm({ place, ...dialog }: PlaceFormProps) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'stock-place',
    stored: place,
    schema,
    initialValues: { name: place?.name ?? '', kind: 'ward' as const },
    create: createStockPlace,
    update: ({ name }, { id: stockPlaceId, version }, submission) =>
      updateStockPlace({ name, stockPlaceId, version }, submission),
    refusals: placeRefusals,
    remember: useRefreshPlaces(),
    ...dialog,
  });
  return (
    <FormModal {...modal} size="sm">
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
