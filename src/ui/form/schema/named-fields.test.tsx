// @vitest-environment jsdom
import { Checkbox, MantineProvider, TextInput } from '@mantine/core';
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { addWhatJsdomLacks } from '#testing/screens/missing-in-jsdom.ts';
import { defineTexts } from '#ui/i18n/define-texts.ts';
import { useDraftForm } from '../use-draft-form.ts';
import type { FormOf } from '../fields/form-of.ts';
import { namedFields } from './named-fields.ts';
import { WholeNumberField } from '../fields/whole-number-field.tsx';

afterEach(cleanup);

const t = defineTexts('named-fields-test', {
  name: 'Name',
  nameHint: 'As on the sign',
  notes: 'Notes',
  notesHint: 'At most {{count}} lines',
  quantity: 'Quantity',
  isActive: 'In use',
  greeting: 'Good morning, {{name}}',
});

const schema = z.strictObject({
  name: requiredText(200),
  notes: optionalText(500),
  isActive: z.boolean(),
  greeting: freeText(50),
  lines: z.array(z.strictObject({ quantity: z.number().int(), notes: freeText(100) })),
});
type Values = z.input<typeof schema>;

/** Never run: the compiler says which names are fields with a text. */
function namesOfForm(form: FormOf<Values>, index: number) {
  const field = namedFields(form, t);
  return (
    <>
      <TextInput {...field('name')} />
      <TextInput {...field('greeting', 'Greeting')} />
      <Checkbox {...field('isActive')} />
      <WholeNumberField {...field('lines.0.quantity')} />
      <TextInput {...field(`lines.${index}.notes`)} />
      {/* @ts-expect-error no field of the form, though a text */}
      <TextInput {...field('nameHint')} />
      {/* @ts-expect-error neither with a label */}
      <TextInput {...field('nickname', 'Nickname')} />
      {/* @ts-expect-error a field of the form whose text takes a value */}
      <TextInput {...field('greeting')} />
      {/* @ts-expect-error a field of the form without a text */}
      <TextInput {...field('lines')} />
      {/* @ts-expect-error neither in a line */}
      <TextInput {...field(`lines.${index}.nickname`, 'Nickname')} />
      {/* @ts-expect-error a field of another object */}
      <TextInput {...field('lines.0.name')} />
      {/* @ts-expect-error a field that tells text is not bound to numbers */}
      <TextInput {...field('lines.0.quantity')} />
    </>
  );
}

function Form() {
  const { form } = useDraftForm({
    schema,
    initialValues: {
      name: 'Padma',
      notes: '',
      isActive: true,
      greeting: '',
      lines: [{ quantity: 3, notes: 'none' }],
    },
    draftKey: 'named-fields-test',
    save: () => Promise.resolve(),
  });
  const field = namedFields(form, t);
  return (
    <MantineProvider env="test">
      <TextInput {...field('name')} />
      <TextInput {...field('notes')} />
      <TextInput {...field('greeting', 'Greeting')} />
      <Checkbox {...field('isActive')} />
      <WholeNumberField {...field('lines.0.quantity')} />
      <TextInput {...field('lines.0.notes', 'Notes of the line')} />
    </MantineProvider>
  );
}

function fieldCalled(label: string) {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label });
}

test('a name that is no field of the form, or has no text, does not compile', () => {
  expect(namesOfForm).toBeTypeOf('function');
});

test('a field says its label, hint, length and whether it is required', () => {
  addWhatJsdomLacks();
  render(<Form />);
  expect(fieldCalled('Name')).toMatchObject({ value: 'Padma', required: true, maxLength: 200 });
  expect(fieldCalled('Name')).toHaveAccessibleDescription('As on the sign');
  expect(fieldCalled('Notes')).toMatchObject({ value: '', required: false, maxLength: 500 });
  expect(fieldCalled('Notes')).not.toHaveAccessibleDescription();
  expect(fieldCalled('Greeting')).toMatchObject({ value: '', maxLength: 50 });
  expect(screen.getByRole('checkbox', { name: 'In use' })).toBeChecked();
  expect(fieldCalled('Quantity')).toMatchObject({ value: '3', required: true });
  expect(fieldCalled('Notes of the line')).toMatchObject({ value: 'none', maxLength: 100 });
});
