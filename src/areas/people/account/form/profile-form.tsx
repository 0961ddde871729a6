import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { updateProfile } from '../account.calls.ts';
import { type Profile, profileFields } from '../account.contract.ts';
import { useRememberProfile } from '../account.hooks.ts';
import { t } from '../account.texts.ts';

const schema = z.strictObject(profileFields);

/** The own name and phone; the e-mail and the roles are an administrator's to change. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'profile',
    stored: profile,
    schema,
    initialValues: storedValues(schema, profile),
    update: (fields, { version }, submission) => updateProfile({ ...fields, version }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember: useRememberProfile(),
    // The screen opens the form anew for every version that is remembered.
    onSaved: () => {},
    onReload: () => {},
  });
  const field = namedFields(draft.form, t);

  return (
    <FormBody draft={draft} submitLabel={t('save')} failureActions={failureActions}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('firstName')} autoComplete="given-name" />
        <TextInput {...field('lastName')} autoComplete="family-name" />
      </SimpleGrid>
      <TextInput {...field('phone')} type="tel" autoComplete="tel" />
      <TextInput label={t('email')} description={t('emailHint')} value={profile.email} readOnly />
      <Text size="sm">
        <Text span fw={550}>
          {t('roles')}:
        </Text>{' '}
        {profile.roles.join(', ') || t('noRoles')}
      </Text>
    </FormBody>
  );
}
