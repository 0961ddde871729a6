import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createSupplier, updateSupplier } from '../supplier.calls.ts';
import { type Supplier, supplierFields } from '../supplier.contract.ts';
import { useRefreshSuppliers } from '../supplier.hooks.ts';
import { supplierRefusals } from '../supplier.words.ts';
import { t } from '../suppliers.texts.ts';

const typedDays = optionalWholeNumber({ min: 0, max: 365 });
const schema = z.strictObject({ ...supplierFields, leadDays: typedDays, paymentDays: typedDays });

export interface SupplierFormProps {
  /** Edited; a new one is added when left out. */
  supplier?: Supplier;
  onClose: () => void;
  onReload: (current: Supplier) => void;
}

/** Adds a supplier or changes one. */
export function SupplierForm({ supplier, onClose, onReload }: SupplierFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'supplier',
    stored: supplier,
    schema,
    initialValues: storedValues(schema, supplier),
    create: createSupplier,
    update: (fields, { id: supplierId, version }, submission) =>
      updateSupplier({ ...fields, supplierId, version }, submission),
    failed: () => t(supplier ? 'failedToUpdate' : 'failedToAdd'),
    refusals: supplierRefusals,
    saved: ({ name }) => t(supplier ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshSuppliers(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(supplier ? 'editTitle' : 'addSupplier')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(supplier ? 'save' : 'addSupplier')}
      failureActions={failureActions}
    >
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
