import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { expect, test } from 'vitest';
import { fieldsAt, type FormOf } from './form-of.ts';
import { MoneyField } from './money-field.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

interface Values {
  name: string;
  kind: 'one' | 'other';
  quantity: number | string;
  price: string;
  lines: { note: string; packs: number }[];
}

/** Never run: the compiler says which of these fields can be bound. */
function fieldsOfForm(form: FormOf<Values>) {
  const line = fieldsAt(form, 'lines.0');
  return (
    <>
      <TextInput {...form.getInputProps('name')} />
      <Textarea {...form.getInputProps('lines.0.note')} />
      <NativeSelect {...form.getInputProps('kind')} />
      <MoneyField {...form.getInputProps('price')} />
      <WholeNumberField {...form.getInputProps('quantity')} />
      <WholeNumberField {...line('packs')} />
      {/* @ts-expect-error a field that tells text is not bound to a number */}
      <TextInput {...form.getInputProps('quantity')} />
      {/* @ts-expect-error neither in a line */}
      <TextInput {...line('packs')} />
      {/* @ts-expect-error a field of numbers is not bound to text */}
      <WholeNumberField {...form.getInputProps('name')} />
      {/* @ts-expect-error no field is bound to what the form does not hold */}
      <TextInput {...form.getInputProps('nickname')} />
    </>
  );
}

test('which field is bound to which value is a matter of types', () => {
  expect(fieldsOfForm).toBeTypeOf('function');
});
