import { Checkbox, NativeSelect, SimpleGrid, TagsInput, Textarea } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { shiftTypes } from '../../shifts/shift-types.ts';
import { notePriorities, noteTypes } from '../note.contract.ts';
import { t } from '../notes.texts.ts';
import type { NoteValues } from './note-form.values.ts';

/** What is typed of a note beside its patient. */
export function NoteFields({ form: whole }: { form: { values: NoteValues } }) {
  const form = formOfPart(whole);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={t('noteType')}
          required
          data={noteTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('noteType')}
        />
        <NativeSelect
          label={t('shift')}
          required
          data={shiftTypes.map((value) => ({ value, label: t(`shift_${value}`) }))}
          {...form.getInputProps('shiftType')}
        />
        <NativeSelect
          label={t('priority')}
          required
          data={notePriorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
          {...form.getInputProps('priority')}
        />
      </SimpleGrid>
      <Textarea
        label={t('content')}
        required
        autosize
        minRows={3}
        maxLength={4000}
        {...form.getInputProps('content')}
      />
      <Checkbox
        label={t('followUpRequired')}
        {...form.getInputProps('followUpRequired', { type: 'checkbox' })}
      />
      {form.values.followUpRequired && (
        <DateTimeField label={t('followUpDate')} {...form.getInputProps('followUpDate')} />
      )}
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        maxTags={10}
        acceptValueOnBlur
        {...form.getInputProps('tags')}
      />
      <Checkbox label={t('isConfidential')} {...form.getInputProps('isConfidential', { type: 'checkbox' })} />
      <DateTimeField label={t('noteTime')} {...form.getInputProps('noteTime')} />
    </>
  );
}
