import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../discharges.texts.ts';
import type { DecideValues } from './decide-form.values.ts';

const maxMedicines = 50;

/** What the patient goes on taking, one row a medicine. */
export function MedicineFields({ form }: { form: FormOf<DecideValues> }) {
  const { medicines } = form.getValues();
  const field = (place: number, name: 'name' | 'dose' | 'instructions') =>
    form.getInputProps(`medicines.${place}.${name}`);
  return (
    <Fieldset legend={t('medicines')}>
      <Stack gap="xs">
        {medicines.map(({ name }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing of its own but its place
          <Group key={place} align="flex-end" gap="xs">
            <TextInput label={t('medicineName')} required flex="2 1 9rem" {...field(place, 'name')} />
            <TextInput label={t('dose')} flex="1 1 6rem" {...field(place, 'dose')} />
            <TextInput label={t('instructions')} flex="3 1 10rem" {...field(place, 'instructions')} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('removeMedicine', { name: name || String(place + 1) })}
              onClick={() => form.removeListItem('medicines', place)}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
          </Group>
        ))}
        {medicines.length < maxMedicines && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            onClick={() => form.insertListItem('medicines', { name: '', dose: '', instructions: '' })}
          >
            {t('addMedicine')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
