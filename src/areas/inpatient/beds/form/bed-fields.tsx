import { Autocomplete, NativeSelect, TagsInput, Textarea } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { useRooms } from '../../wards/ward.hooks.ts';
import { bedTypes, sampleEquipment } from '../bed.contract.ts';
import { t } from '../beds.texts.ts';

export interface BedFieldValues extends Record<string, unknown> {
  bedType: (typeof bedTypes)[number];
  roomName: string;
  equipment: string[];
  notes: string;
}

/** What one bed and a whole row of new ones have in common. */
export function BedFields({ form: whole, wardId }: { form: { values: BedFieldValues }; wardId: string }) {
  const form = formOfPart(whole);
  const field = namedFields(form, t);
  const rooms = useRooms(wardId).data?.rows ?? [];
  return (
    <>
      <NativeSelect
        {...field('bedType', t('bedTypeLabel'))}
        data={bedTypes.map((value) => ({ value, label: t(`bedType_${value}`) }))}
      />
      <Autocomplete
        {...field('roomName', t('room'))}
        description={t('roomHint')}
        data={rooms.map(({ name }) => name)}
      />
      <TagsInput {...field('equipment')} data={[...sampleEquipment]} maxTags={20} acceptValueOnBlur />
      <Textarea {...field('notes')} autosize minRows={2} />
    </>
  );
}
