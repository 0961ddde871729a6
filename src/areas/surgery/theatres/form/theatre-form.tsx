import { NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { theatreRegister } from '../theatre.calls.ts';
import { type Theatre, theatreFields, theatreTypes } from '../theatre.contract.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

const schema = z.strictObject(theatreFields);

/** Adds a theatre or changes one. */
export function TheatreForm({ stored, ...dialog }: EditedForm<Theatre>) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'theatre',
    stored,
    schema,
    initialValues: storedValues(schema, stored, {
      theatreType: stored?.theatreType ?? ('general' as const),
      capacity: stored?.capacity ?? 8,
      turnoverMinutes: stored?.turnoverMinutes ?? 20,
    }),
    register: theatreRegister,
    refusals: theatreRefusals,
    ...dialog,
  });
  return (
    <FormModal {...modal}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('name')} autoComplete="off" data-autofocus />
        <TextInput {...field('theatreNumber')} autoComplete="off" />
        <NativeSelect
          {...field('theatreType')}
          data={theatreTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <TextInput {...field('location')} autoComplete="off" />
        <WholeNumberField {...field('capacity')} />
        <WholeNumberField {...field('turnoverMinutes', t('turnover'))} />
      </SimpleGrid>
      <TagsInput {...field('equipment')} maxTags={30} acceptValueOnBlur />
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
