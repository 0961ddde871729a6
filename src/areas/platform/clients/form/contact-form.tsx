import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { changeClientContact } from '../client.calls.ts';
import { type Client, contactFields } from '../client.contract.ts';
import { useRefreshClients } from '../client.hooks.ts';
import { t } from '../clients.texts.ts';

export interface ContactFormProps {
  client: Client;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: () => void;
}

/** Whom the operator writes to, and as what the law knows the client. */
export function ContactForm({ client, onClose, onReload }: ContactFormProps) {
  const [schema] = useState(() => z.strictObject(contactFields));
  const [initialValues] = useState(() => ({
    legalName: client.legalName ?? '',
    taxNumber: client.taxNumber ?? '',
    contactName: client.contactName ?? '',
    contactEmail: client.contactEmail ?? '',
    contactPhone: client.contactPhone ?? '',
    address: client.address ?? '',
  }));
  const { draft, failureActions } = useRecordForm({
    draftName: 'client-contact',
    stored: client,
    schema,
    initialValues,
    update: (fields, { id: clientId, version }, submission) =>
      changeClientContact({ ...fields, clientId, version }, submission),
    failed: () => t('failedToSaveContact'),
    saved: ({ name }) => t('contactSaved', { name }),
    remember: useRefreshClients(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('contactTitle')}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <Text size="sm">{t('contactText')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('legalName')}
          maxLength={200}
          data-autofocus
          {...form.getInputProps('legalName')}
        />
        <TextInput label={t('taxNumber')} maxLength={60} {...form.getInputProps('taxNumber')} />
        <TextInput label={t('contactName')} maxLength={200} {...form.getInputProps('contactName')} />
        <TextInput label={t('email')} type="email" maxLength={254} {...form.getInputProps('contactEmail')} />
        <TextInput label={t('phone')} type="tel" maxLength={40} {...form.getInputProps('contactPhone')} />
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
