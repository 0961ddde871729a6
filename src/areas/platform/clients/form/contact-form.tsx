import { SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
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
  const { draft, failureActions } = useRecordForm({
    draftName: 'client-contact',
    stored: client,
    schema,
    initialValues: storedValues(schema, client),
    update: (fields, { id: clientId, version }, submission) =>
      changeClientContact({ ...fields, clientId, version }, submission),
    failed: () => t('failedToSaveContact'),
    saved: ({ name }) => t('contactSaved', { name }),
    remember: useRefreshClients(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
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
        <TextInput {...field('legalName')} data-autofocus />
        <TextInput {...field('taxNumber')} />
        <TextInput {...field('contactName')} />
        <TextInput {...field('contactEmail', t('email'))} type="email" />
        <TextInput {...field('contactPhone', t('phone'))} type="tel" />
      </SimpleGrid>
      <Textarea {...field('address')} autosize minRows={2} />
    </FormModal>
  );
}
