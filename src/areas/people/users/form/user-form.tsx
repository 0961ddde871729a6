import { Checkbox, NativeSelect, ScrollArea, SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useGrantableRoles } from '../../assignments/use-grantable-roles.ts';
import { useRoles } from '../../roles/role.hooks.ts';
import { fullName } from '../user-name.words.ts';
import { createUser, updateUser } from '../user.calls.ts';
import { type User, userFields, userStatuses } from '../user.contract.ts';
import { useRefreshUsers } from '../user.hooks.ts';
import { userRefusals } from '../user.words.ts';
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
  const { user: self } = usePerson();
  const isOwn = user?.id === self.id;
  const { draft, failureActions } = useRecordForm({
    draftName: 'user',
    stored: user,
    schema,
    initialValues: storedValues(schema, user, { status: user?.status ?? 'active', initialRoles: [] }),
    create: createUser,
    update: ({ initialRoles: _first, ...fields }, { id: userId, version }, submission) =>
      updateUser({ ...fields, userId, version }, submission),
    failed: () => t(user ? 'failedToUpdate' : 'failedToCreate'),
    refusals: userRefusals,
    isToldAtField: (error) => error instanceof CallError && error.code === 'EMAIL_TAKEN',
    saved: (saved) => t(user ? 'wasSaved' : 'wasCreated', { name: fullName(saved) }),
    remember: useRefreshUsers(),
    onSaved(saved) {
      onClose();
      if (!user) onCreated(saved);
    },
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);

  return (
    <FormModal
      title={t(user ? 'editTitle' : 'createTitle')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(user ? 'save' : 'createUser')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('firstName')} autoComplete="off" data-autofocus />
        <TextInput {...field('lastName')} autoComplete="off" />
        <TextInput
          {...field('email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput {...field('phone')} type="tel" autoComplete="off" />
        <TextInput {...field('registrationNumber')} autoComplete="off" />
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
    <Checkbox.Group label={t('initialRoles')} description={t('initialRolesHint')} {...props}>
      {/* In the form and not over it: a list that opens would lie on the button below. */}
      <ScrollArea.Autosize mah={220} type="auto" mt="xs">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
          {roles.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} />
          ))}
        </SimpleGrid>
      </ScrollArea.Autosize>
    </Checkbox.Group>
  );
}
