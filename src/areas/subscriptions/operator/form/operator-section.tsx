import { SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
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
    initialValues: storedValues(schema, card),
    update: (fields, { version }, submission) => changeOperator({ ...fields, version }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember: refresh,
    onSaved: onReplace,
    onReload: onReplace,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft} submitLabel={t('save')} failureActions={failureActions}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} />
        <TextInput {...field('taxNumber')} />
        <TextInput {...field('phone')} type="tel" />
        <TextInput {...field('email')} type="email" />
        <TextInput {...field('hours')} />
        <Textarea {...field('address')} autosize />
        <TextInput {...field('bkash')} description={t('accountsHint')} />
        <TextInput {...field('nagad')} description={t('accountsHint')} />
        <Textarea {...field('bank')} description={t('accountsHint')} autosize minRows={2} />
      </SimpleGrid>
      <Switch {...field('suspendedMayRead')} />
    </FormBody>
  );
}
