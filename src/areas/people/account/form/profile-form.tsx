import { Button, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { updateProfile } from '../account.calls.ts';
import { refusalWords } from '../account.words.ts';
import { type Profile, profileFields } from '../account.contract.ts';
import { t } from '../account.texts.ts';

const schema = z.strictObject(profileFields);

/** The own name and phone; the e-mail and the roles are an administrator's to change. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient();
  const [isStale, setStale] = useState(false);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['users', 'own'] });

  const draft = useDraftForm({
    schema,
    initialValues: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? '',
    },
    draftKey: `profile.${profile.version}`,
    save: (fields, key) => updateProfile({ ...fields, version: profile.version }, new Submission(key)),
    describeFailure(error) {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
      setStale(error instanceof CallError && error.code === 'STALE');
      return [t('failedToSave'), refusalWords(error)].filter(Boolean).join('. ');
    },
    onSaved: () => {
      notifySuccess(t('wasSaved'));
      refresh();
      // The top bar shows the name of the session.
      void queries.invalidateQueries({ queryKey: ['settings', 'session'] });
    },
  });
  const { form } = draft;

  function reload() {
    draft.discard();
    refresh();
  }

  return (
    <FormBody
      draft={draft}
      submitLabel={t('save')}
      failureActions={
        isStale && (
          <Button size="xs" variant="default" onClick={reload}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('firstName')}
          required
          maxLength={100}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('lastName')}
          required
          maxLength={100}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput
        label={t('phone')}
        type="tel"
        maxLength={40}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
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
