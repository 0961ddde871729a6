import { NativeSelect, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { placeRegister } from '../place.calls.ts';
import { type StockPlace, stockPlaceFields, typedPlaceKinds } from '../place.contract.ts';
import { placeRefusals } from '../place.words.ts';
import { t } from '../places.texts.ts';

const schema = z.strictObject(stockPlaceFields);

/** Adds a place or renames one; its kind stays, because movements name it. */
export function PlaceForm({ stored, ...dialog }: EditedForm<StockPlace>) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'stock-place',
    stored,
    schema,
    initialValues: { name: stored?.name ?? '', kind: 'ward' as const },
    register: placeRegister,
    update: ({ name }, seen, submission) => placeRegister.change(seen, { name }, submission),
    refusals: placeRefusals,
    ...dialog,
  });
  return (
    <FormModal {...modal} size="sm">
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      {stored === undefined && (
        <NativeSelect
          {...field('kind')}
          data={typedPlaceKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
      )}
    </FormModal>
  );
}
