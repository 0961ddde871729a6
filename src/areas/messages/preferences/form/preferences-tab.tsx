import { Checkbox, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { z } from 'zod';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useMay } from '#client/session.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import {
  getOwnPreference,
  getPatientPreference,
  setOwnPreference,
  setPatientPreference,
} from '../preference.calls.ts';
import type { OwnPreference, PatientPreference } from '../preference.contract.ts';
import { t } from '../preferences.texts.ts';

const languages = [
  { value: '', label: t('language_default') },
  { value: 'en', label: t('language_en') },
  { value: 'bn', label: t('language_bn') },
];
const typedLanguage = z.enum(['', 'en', 'bn']).transform((value) => value || null);

/** What people want: oneself, and patients. */
export function PreferencesTab() {
  return (
    <Stack gap="lg" maw={860}>
      <OwnPreferences />
      {useMay()('patients.write') && <PatientPreferences />}
    </Stack>
  );
}

const ownKey = ['message-settings', 'own-preference'];

function OwnPreferences() {
  const query = useQuery({ queryKey: ownKey, queryFn: ({ signal }) => getOwnPreference({}, signal) });
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
  const queries = useQueryClient();
  const remember = (saved: OwnPreference) => queries.setQueryData(ownKey, saved);
  const { draft, failureActions } = useRecordForm({
    draftName: 'own-messages',
    stored,
    schema: ownSchema,
    initialValues: {
      takesEmail: stored.takesEmail,
      takesSms: stored.takesSms,
      takesInApp: stored.takesInApp,
      language: stored.language ?? ('' as const),
    },
    update: (fields, { version }, submission) => setOwnPreference({ version, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      {(['takesInApp', 'takesEmail', 'takesSms'] as const).map((name) => (
        <Checkbox key={name} label={t(name)} {...form.getInputProps(name, { type: 'checkbox' })} />
      ))}
      <NativeSelect label={t('language')} maw={360} data={languages} {...form.getInputProps('language')} />
    </FormBody>
  );
}

function PatientPreferences() {
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
      {patientId !== '' && <OfPatient key={patientId} patientId={patientId} />}
    </Paper>
  );
}

function OfPatient({ patientId }: { patientId: string }) {
  const queryKey = ['patients', patientId, 'message-preference'];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getPatientPreference({ patientId }, signal) });
  return (
    <SettingsSection title={t('patient')} query={query} failedToLoad={t('failedToLoad')}>
      {(stored) => <PatientForm key={stored.version} stored={stored} queryKey={queryKey} />}
    </SettingsSection>
  );
}

const patientSchema = z.strictObject({
  takesEmail: z.boolean(),
  takesSms: z.boolean(),
  emailLanguage: typedLanguage,
  smsLanguage: typedLanguage,
});

function PatientForm({ stored, queryKey }: { stored: PatientPreference; queryKey: string[] }) {
  const queries = useQueryClient();
  const remember = (saved: PatientPreference) => queries.setQueryData(queryKey, saved);
  const { draft, failureActions } = useRecordForm({
    draftName: `patient-messages.${stored.patientId}`,
    stored,
    schema: patientSchema,
    initialValues: {
      takesEmail: stored.takesEmail,
      takesSms: stored.takesSms,
      emailLanguage: stored.emailLanguage ?? ('' as const),
      smsLanguage: stored.smsLanguage ?? ('' as const),
    },
    update: (fields, { version, patientId }, submission) =>
      setPatientPreference({ version, patientId, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const { form } = draft;
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      <Checkbox label={t('takesEmail')} {...form.getInputProps('takesEmail', { type: 'checkbox' })} />
      <NativeSelect
        label={t('emailLanguage')}
        maw={360}
        data={languages}
        {...form.getInputProps('emailLanguage')}
      />
      <Checkbox label={t('takesSms')} {...form.getInputProps('takesSms', { type: 'checkbox' })} />
      <NativeSelect
        label={t('smsLanguage')}
        maw={360}
        data={languages}
        {...form.getInputProps('smsLanguage')}
      />
    </FormBody>
  );
}
