import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useRefresh } from '#client/use-refresh.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { changeOperator } from '../operator.calls.ts';
import { type OperatorCard, operatorFields } from '../operator.contract.ts';
import { useOperator } from '../operator.hooks.ts';
import { t } from '../operator.texts.ts';

/** In the operator's own settings: who it is, for all hospitals and applicants. */
export function OperatorSection() {
  const query = useOperator();
  return (
    <SettingsSection
      title={t('settingsTitle')}
      lead={t('settingsLead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={8}
    >
      {(card) => <OperatorForm card={card} />}
    </SettingsSection>
  );
}

function OperatorForm({ card }: { card: OperatorCard }) {
  const refresh = useRefresh('subscription');
  const [schema] = useState(() => z.strictObject(operatorFields));
  const [initialValues] = useState(() => typedOf(card));
  const draft = useDraftForm({
    schema,
    initialValues,
    draftKey: 'operator-card',
    save: (fields: z.output<typeof schema>, key) => changeOperator(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved() {
      refresh();
      notifySuccess(t('wasSaved'));
    },
  });
  const { form } = draft;
  return (
    <FormBody draft={draft} submitLabel={t('save')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('name')} required maxLength={200} {...form.getInputProps('name')} />
        <TextInput label={t('taxNumber')} maxLength={60} {...form.getInputProps('taxNumber')} />
        <TextInput label={t('phone')} type="tel" maxLength={40} {...form.getInputProps('phone')} />
        <TextInput label={t('email')} type="email" maxLength={254} {...form.getInputProps('email')} />
        <TextInput label={t('hours')} maxLength={200} {...form.getInputProps('hours')} />
        <Textarea label={t('address')} autosize maxLength={500} {...form.getInputProps('address')} />
        <TextInput
          label={t('bkash')}
          description={t('accountsHint')}
          maxLength={100}
          {...form.getInputProps('bkash')}
        />
        <TextInput
          label={t('nagad')}
          description={t('accountsHint')}
          maxLength={100}
          {...form.getInputProps('nagad')}
        />
        <Textarea
          label={t('bank')}
          description={t('accountsHint')}
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('bank')}
        />
      </SimpleGrid>
    </FormBody>
  );
}

function typedOf(card: OperatorCard) {
  return {
    name: card.name,
    taxNumber: card.taxNumber ?? '',
    phone: card.phone ?? '',
    email: card.email ?? '',
    hours: card.hours ?? '',
    address: card.address ?? '',
    bkash: card.bkash ?? '',
    nagad: card.nagad ?? '',
    bank: card.bank ?? '',
  };
}
