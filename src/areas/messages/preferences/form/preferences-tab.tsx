import { Checkbox, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { z } from 'zod';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useMay } from '#client/session.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { getOwnPreference, setOwnPreference } from '../preference.calls.ts';
import type { OwnPreference } from '../preference.contract.ts';
import { t } from '../preferences.texts.ts';
import { languages, typedLanguage } from './language-choice.ts';
import { PushSection } from '../push/detail/push-section.tsx';
import { BounceAlert } from './bounce-alert.tsx';
import { PatientPreferences } from './patient-preferences.tsx';

/** How oneself is told of things, for the own profile: by which channels, and on which devices. */
export function OwnMessages() {
  return (
    <Stack gap="lg">
      <OwnPreferences />
      <PushSection />
    </Stack>
  );
}

/** What people want: oneself, and patients. */
export function PreferencesTab() {
  return (
    <Stack gap="lg" maw={860}>
      <OwnPreferences />
      <PushSection />
      {useMay()('patients.write') && <OfChosenPatient />}
    </Stack>
  );
}

const topic = 'message-settings';

function OwnPreferences() {
  const query = useRead(topic, getOwnPreference, {});
  return (
    <SettingsSection title={t('ownTitle')} lead={t('ownLead')} query={query} failedToLoad={t('failedToLoad')}>
      {(stored) => <OwnForm key={stored.version} stored={stored} />}
    </SettingsSection>
  );
}

const ownSchema = z.strictObject({
  takesEmail: z.boolean(),
  takesSms: z.boolean(),
  takesInApp: z.boolean(),
  language: typedLanguage,
});

function OwnForm({ stored }: { stored: OwnPreference }) {
  const remember = useRemember(topic, getOwnPreference, {});
  const { draft, failureActions } = useRecordForm({
    draftName: 'own-messages',
    stored,
    schema: ownSchema,
    initialValues: storedValues(ownSchema, stored, { language: stored.language ?? ('' as const) }),
    update: (fields, { version }, submission) => setOwnPreference({ version, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      <BounceAlert bounce={stored.bounce} />
      {(['takesInApp', 'takesEmail', 'takesSms'] as const).map((name) => (
        <Checkbox key={name} label={t(name)} {...form.getInputProps(name, { type: 'checkbox' })} />
      ))}
      <NativeSelect {...field('language')} maw={360} data={languages} />
    </FormBody>
  );
}

function OfChosenPatient() {
  const titleId = useId();
  const [patientId, setPatientId] = useState('');
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {t('patientTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('patientLead')}
      </Text>
      <PatientPicker label={t('patient')} maw={420} mb="md" value={patientId} onChange={setPatientId} />
      {patientId !== '' && <PatientPreferences key={patientId} patientId={patientId} title={t('patient')} />}
    </Paper>
  );
}
