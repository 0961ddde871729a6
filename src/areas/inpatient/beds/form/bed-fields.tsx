import { Autocomplete, NativeSelect, TagsInput, Textarea } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
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
  const rooms = useRooms(wardId).data?.rows ?? [];
  return (
    <>
      <NativeSelect
        label={t('bedTypeLabel')}
        data={bedTypes.map((value) => ({ value, label: t(`bedType_${value}`) }))}
        {...form.getInputProps('bedType')}
      />
      <Autocomplete
        label={t('room')}
        description={t('roomHint')}
        maxLength={50}
        data={rooms.map(({ name }) => name)}
        {...form.getInputProps('roomName')}
      />
      <TagsInput
        label={t('equipment')}
        description={t('equipmentHint')}
        data={[...sampleEquipment]}
        maxTags={20}
        acceptValueOnBlur
        {...form.getInputProps('equipment')}
      />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={500} {...form.getInputProps('notes')} />
    </>
  );
}
