import { Button, MultiSelect, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useRoles } from '../../roles/role.hooks.ts';
import { useGrantableRoles } from '../../assignments/use-grantable-roles.ts';
import { createUser, updateUser } from '../user.calls.ts';
import { refusalWords } from '../user.words.ts';
import { fullName } from '../user-name.words.ts';
import { type User, userFields, userStatuses } from '../user.contract.ts';
import { useRefreshUsers } from '../user.hooks.ts';
import { t } from '../users.texts.ts';

const schema = z.strictObject({ ...userFields, initialRoles: z.array(z.string()) });

export interface UserFormProps {
  /** Edited; a new one is created when left out. */
  user?: User;
  onClose: () => void;
  onCreated: (user: User) => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: User) => void;
}

/** Creates an account or changes one. */
export function UserForm({ user, onClose, onCreated, onReload }: UserFormProps) {
  const refresh = useRefreshUsers();
  const { user: self } = usePerson();
  const [current, setCurrent] = useState<User>();
  const isOwn = user?.id === self.id;

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldMessages(error)).length > 0) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as User) : undefined);
    return [t(user ? 'failedToUpdate' : 'failedToCreate'), refusalWords(error)].filter(Boolean).join('. ');
  }

  const draft = useDraftForm({
    schema,
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      status: user?.status ?? 'active',
      initialRoles: [] as string[],
    },
    draftKey: user ? `user.${user.id}.${user.version}` : 'user.new',
    save: ({ initialRoles, ...fields }, submissionKey) => {
      const submission = new Submission(submissionKey);
      if (!user) return createUser({ ...fields, initialRoles }, submission);
      return updateUser({ ...fields, userId: user.id, version: user.version }, submission);
    },
    describeFailure,
    onSaved: (saved: User) => {
      refresh();
      notifySuccess(t(user ? 'wasSaved' : 'wasCreated', { name: fullName(saved) }));
      onClose();
      if (!user) onCreated(saved);
    },
  });
  const { form } = draft;

  function reload(stored: User) {
    draft.discard();
    refresh();
    onReload(stored);
  }

  return (
    <FormModal
      title={t(user ? 'editTitle' : 'createTitle')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(user ? 'save' : 'createUser')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
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
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('lastName')}
          required
          maxLength={100}
          autoComplete="off"
          {...form.getInputProps('lastName')}
        />
        <TextInput
          label={t('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('phone')}
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.getInputProps('phone')}
        />
      </SimpleGrid>
      <NativeSelect
        label={t('status')}
        description={isOwn ? t('statusOwn') : t('statusHint')}
        disabled={isOwn}
        data={userStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        {...form.getInputProps('status')}
      />
      {!user && <InitialRoles {...form.getInputProps('initialRoles')} />}
    </FormModal>
  );
}

function InitialRoles(props: { value?: string[]; onChange: (value: string[]) => void }) {
  const { data } = useRoles();
  const roles = useGrantableRoles(data?.rows ?? []);
  return (
    <MultiSelect
      label={t('initialRoles')}
      description={t('initialRolesHint')}
      placeholder={props.value?.length ? '' : t('chooseRoles')}
      data={roles.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      hidePickedOptions
      limit={100}
      nothingFoundMessage={t('noRoleMatches')}
      maxDropdownHeight={220}
      {...props}
    />
  );
}
