import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { getPatientPreference, setPatientPreference } from '../preference.calls.ts';
import type { PatientPreference } from '../preference.contract.ts';
import { t } from '../preferences.texts.ts';
import { BounceAlert } from './bounce-alert.tsx';
import { languages, typedLanguage } from './language-choice.ts';

/** How one patient wants to be written to, and in which language. */
export function PatientPreferences({ patientId, title }: { patientId: string; title: string }) {
  const queryKey = ['patients', patientId, 'message-preference'];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getPatientPreference({ patientId }, signal) });
  return (
    <SettingsSection title={title} query={query} failedToLoad={t('failedToLoad')}>
      {(stored) => <PatientForm key={stored.version} stored={stored} queryKey={queryKey} />}
    </SettingsSection>
  );
}

/** The same below the record of the patient. */
export function PreferencesOfRecord({ patientId }: { patientId: string }) {
  return <PatientPreferences patientId={patientId} title={t('recordTitle')} />;
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
      <BounceAlert bounce={stored.bounce} />
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
