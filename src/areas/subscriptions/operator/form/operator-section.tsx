import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { changeOperator } from '../operator.calls.ts';
import { type OperatorCard, operatorFields } from '../operator.contract.ts';
import { useOperator } from '../operator.hooks.ts';
import { t } from '../operator.texts.ts';

const schema = z.strictObject(operatorFields);

/** In the operator's own settings: who it is, for all hospitals and applicants. */
export function OperatorSection() {
  const query = useOperator();
  // The form keeps what it was opened with: what others save in the meantime is told when it would be overwritten.
  const [opened, setOpened] = useState<OperatorCard>();
  return (
    <SettingsSection
      title={t('settingsTitle')}
      lead={t('settingsLead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={8}
    >
      {(stored) => {
        const card = opened ?? stored;
        return <OperatorForm key={card.version} card={card} onReplace={setOpened} />;
      }}
    </SettingsSection>
  );
}

function OperatorForm({ card, onReplace }: { card: OperatorCard; onReplace: (card: OperatorCard) => void }) {
  const refresh = useRefresh('subscription');
  const { draft, failureActions } = useRecordForm({
    draftName: 'operator-card',
    stored: card,
    schema,
    initialValues: typedOf(card),
    update: (fields, { version }, submission) => changeOperator({ ...fields, version }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember: refresh,
    onSaved: onReplace,
    onReload: onReplace,
  });
  const { form } = draft;
  return (
    <FormBody draft={draft} submitLabel={t('save')} failureActions={failureActions}>
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
      <Switch
        label={t('suspendedMayRead')}
        description={t('suspendedMayReadHint')}
        {...form.getInputProps('suspendedMayRead', { type: 'checkbox' })}
      />
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
    suspendedMayRead: card.suspendedMayRead,
  };
}
