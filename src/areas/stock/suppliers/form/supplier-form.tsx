import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedForm } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { supplierRegister } from '../supplier.calls.ts';
import { type Supplier, supplierFields } from '../supplier.contract.ts';
import { supplierRefusals } from '../supplier.words.ts';
import { t } from '../suppliers.texts.ts';

const typedDays = optionalWholeNumber({ min: 0, max: 365 });
const schema = z.strictObject({ ...supplierFields, leadDays: typedDays, paymentDays: typedDays });

/** Adds a supplier or changes one. */
export function SupplierForm({ stored, ...dialog }: EditedForm<Supplier>) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'supplier',
    stored,
    schema,
    initialValues: storedValues(schema, stored),
    register: supplierRegister,
    refusals: supplierRefusals,
    ...dialog,
  });
  return (
    <FormModal {...modal} size="md">
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('contactPerson')} />
        <TextInput {...field('phone')} />
        <TextInput {...field('email')} />
        <TextInput {...field('taxNumber')} />
        <WholeNumberField {...field('leadDays')} />
        <WholeNumberField {...field('paymentDays')} />
      </SimpleGrid>
      <Textarea {...field('address')} autosize minRows={2} />
    </FormModal>
  );
}
