import { Alert, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useMay } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { createRole, updateRole } from '../role.calls.ts';
import { type PermissionEntry, type Role, roleFields } from '../role.contract.ts';
import { useRefreshRoles } from '../role.hooks.ts';
import '../role.issues.ts';
import { type GrantablePermission, grantablePermissions } from '../role.rules.ts';
import { roleRefusals } from '../role.words.ts';
import { t } from '../roles.texts.ts';
import { PermissionPicker } from './permission-picker.tsx';

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
  const mayGrant = (code: string) => may(code as GrantablePermission);
  const { draft, failureActions } = useRecordForm({
    draftName: copied ? `role.copy.${copied.id}.${copied.version}` : 'role',
    stored: role,
    schema,
    initialValues: startingValues(role, copied, mayGrant),
    create: createRole,
    update: (fields, { id: roleId, version }, submission) =>
      updateRole({ ...fields, roleId, version }, submission),
    failed: () => t(role ? 'failedToUpdate' : 'failedToCreate'),
    refusals: roleRefusals,
    isToldAtField: (error) => error instanceof CallError && error.code === 'ROLE_NAME_TAKEN',
    saved: ({ name }) => t(role ? 'wasSaved' : 'wasCreated', { name }),
    remember: useRefreshRoles(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = namedFields(form, t);

  return (
    <FormModal
      title={t(role ? 'editRole' : 'createRole')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t(role ? 'save' : 'createRole')}
      failureActions={failureActions}
    >
      {copied && !isWithin(copied, mayGrant) && (
        <Alert color="blue" icon={<Icon name="info" />}>
          {t('copiedPartly')}
        </Alert>
      )}
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <Textarea {...field('description')} autosize minRows={2} />
      <PermissionPicker
        catalogue={catalogue}
        chosen={form.values.permissions}
        onChange={(permissions) => form.setFieldValue('permissions', permissions)}
        mayGrant={mayGrant}
        error={form.errors['permissions']}
      />
      {role && role.holders > 0 && (
        <Text size="sm" c="dimmed">
          {t('wideningEndsLinks')}
        </Text>
      )}
    </FormModal>
  );
}

/** What a role permits, one by one; an administrator's role permits all of them. */
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
