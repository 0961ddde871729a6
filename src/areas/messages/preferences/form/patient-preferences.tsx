import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
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
    initialValues: storedValues(patientSchema, stored, {
      emailLanguage: stored.emailLanguage ?? ('' as const),
      smsLanguage: stored.smsLanguage ?? ('' as const),
    }),
    update: (fields, { version, patientId }, submission) =>
      setPatientPreference({ version, patientId, ...fields }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember,
    onSaved: () => {},
    onReload: remember,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      <BounceAlert bounce={stored.bounce} />
      <Checkbox {...field('takesEmail')} />
      <NativeSelect {...field('emailLanguage')} maw={360} data={languages} />
      <Checkbox {...field('takesSms')} />
      <NativeSelect {...field('smsLanguage')} maw={360} data={languages} />
    </FormBody>
  );
}
