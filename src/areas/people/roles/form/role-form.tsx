import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PermissionPicker } from './permission-picker.tsx';
import { createRole, updateRole } from '../role.calls.ts';
import { refusalWords } from '../role.words.ts';
import { type PermissionEntry, type Role, roleFields } from '../role.contract.ts';
import { useRefreshRoles } from '../role.hooks.ts';
import { type GrantablePermission, grantablePermissions } from '../role.rules.ts';
import { t } from '../roles.texts.ts';

const schema = z.strictObject(roleFields);

export interface RoleFormProps {
  catalogue: readonly PermissionEntry[];
  /** Edited; a new role is made when left out. */
  role?: Role;
  /** Where a new role starts from. */
  copied?: Role;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Role) => void;
}

/** Makes a role, from nothing or from another one, or changes one. */
export function RoleForm({ catalogue, role, copied, onClose, onReload }: RoleFormProps) {
  const may = useMay();
  const refresh = useRefreshRoles();
  const [current, setCurrent] = useState<Role>();
  const mayGrant = (code: string) => may(code as GrantablePermission);

  function describeFailure(error: unknown): string | null {
    if (namesField(error)) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as Role) : undefined);
    return [t(role ? 'failedToUpdate' : 'failedToCreate'), refusalWords(error)].filter(Boolean).join('. ');
  }

  const draft = useDraftForm({
    schema,
    initialValues: startingValues(role, copied, mayGrant),
    draftKey: draftKeyOf(role, copied),
    save: (fields, submissionKey) => {
      const submission = new Submission(submissionKey);
      if (!role) return createRole(fields, submission);
      return updateRole({ ...fields, roleId: role.id, version: role.version }, submission);
    },
    describeFailure,
    onSaved: (saved: Role) => {
      refresh();
      notifySuccess(t(role ? 'wasSaved' : 'wasCreated', { name: saved.name }));
      onClose();
    },
  });
  const { form } = draft;

  function reload(stored: Role) {
    draft.discard();
    refresh();
    onReload(stored);
  }

  return (
    <FormModal
      title={t(role ? 'editRole' : 'createRole')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t(role ? 'save' : 'createRole')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      {copied && !isWithin(copied, mayGrant) && (
        <Alert color="blue" icon={<Icon name="info" />}>
          {t('copiedPartly')}
        </Alert>
      )}
      <TextInput
        label={t('name')}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('description')}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <PermissionPicker
        catalogue={catalogue}
        chosen={form.values.permissions}
        onChange={(permissions) => form.setFieldValue('permissions', permissions as GrantablePermission[])}
        mayGrant={mayGrant}
        error={form.errors['permissions']}
      />
    </FormModal>
  );
}

// What is wrong stands at the field.
function namesField(error: unknown): boolean {
  if (error instanceof CallError && error.code === 'ROLE_NAME_TAKEN') return true;
  return Object.keys(fieldErrorsOf(error)).length > 0;
}

/** What a role permits, one by one; the administrator's pass stands for all of it. */
function codesOf(role: Role): readonly GrantablePermission[] {
  return role.isAdministrator
    ? grantablePermissions
    : grantablePermissions.filter((code) => role.permissions.includes(code));
}

function isWithin(role: Role, mayGrant: (code: string) => boolean): boolean {
  return codesOf(role).every(mayGrant);
}

function startingValues(
  role: Role | undefined,
  copied: Role | undefined,
  mayGrant: (code: string) => boolean,
): { name: string; description: string; permissions: GrantablePermission[] } {
  if (role) {
    return { name: role.name, description: role.description ?? '', permissions: [...codesOf(role)] };
  }
  if (!copied) return { name: '', description: '', permissions: [] };
  return {
    name: t('copyName', { name: copied.name }).slice(0, 100),
    description: copied.description ?? '',
    permissions: codesOf(copied).filter(mayGrant),
  };
}

function draftKeyOf(role: Role | undefined, copied: Role | undefined): string {
  if (role) return `role.${role.id}.${role.version}`;
  return copied ? `role.copy.${copied.id}.${copied.version}` : 'role.new';
}
