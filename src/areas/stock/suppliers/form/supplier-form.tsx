import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
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
    initialValues: {
      name: supplier?.name ?? '',
      contactPerson: supplier?.contactPerson ?? '',
      phone: supplier?.phone ?? '',
      email: supplier?.email ?? '',
      address: supplier?.address ?? '',
      taxNumber: supplier?.taxNumber ?? '',
      leadDays: supplier?.leadDays ?? '',
      paymentDays: supplier?.paymentDays ?? '',
    },
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
  const { form } = draft;
  return (
    <FormModal
      title={t(supplier ? 'editTitle' : 'addSupplier')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(supplier ? 'save' : 'addSupplier')}
      failureActions={failureActions}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('contactPerson')} maxLength={200} {...form.getInputProps('contactPerson')} />
        <TextInput label={t('phone')} maxLength={40} {...form.getInputProps('phone')} />
        <TextInput label={t('email')} maxLength={254} {...form.getInputProps('email')} />
        <TextInput label={t('taxNumber')} maxLength={60} {...form.getInputProps('taxNumber')} />
        <WholeNumberField
          label={t('leadDays')}
          description={t('leadDaysHint')}
          {...form.getInputProps('leadDays')}
        />
        <WholeNumberField label={t('paymentDays')} {...form.getInputProps('paymentDays')} />
      </SimpleGrid>
      <Textarea
        label={t('address')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('address')}
      />
    </FormModal>
  );
}
