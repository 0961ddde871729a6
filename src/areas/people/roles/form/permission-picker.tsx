import { Button, Checkbox, Fieldset, Group, Input, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { groupPermissions, type PermissionGroup } from '../detail/permission-groups.ts';
import type { PermissionEntry } from '../role.contract.ts';
import { t } from '../roles.texts.ts';

export interface PermissionPickerProps {
  catalogue: readonly PermissionEntry[];
  chosen: readonly string[];
  /** Left out for reading only. */
  onChange?: ((chosen: string[]) => void) | undefined;
  /** Whether the person at the screen may grant it. */
  mayGrant: (code: string) => boolean;
  error?: ReactNode;
  /** What stands above them; 'Permissions' without it. */
  title?: string;
  /** The field that they are, by which its issues find them. */
  path?: string;
}

/** The permissions of a role, grouped by module, each group with all or none of its permissions at a press. */
export function PermissionPicker(props: PermissionPickerProps) {
  const {
    catalogue,
    chosen,
    onChange,
    mayGrant,
    error,
    title = t('permissions'),
    path = 'permissions',
  } = props;
  const picked = new Set(chosen);

  function choose(codes: readonly string[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const code of codes.filter(mayGrant)) {
      if (isChosen) next.add(code);
      else next.delete(code);
    }
    onChange?.([...next]);
  }

  return (
    <Stack gap="sm" data-path={path}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} component="h3" size="sm">
          {title}
        </Text>
        <Text size="sm" c="dimmed" aria-live="polite">
          {t('chosen', { count: picked.size })}
        </Text>
      </Group>
      {groupPermissions(catalogue).map((group) => (
        <PermissionGroupFields
          key={group.name}
          group={group}
          picked={picked}
          mayGrant={mayGrant}
          onChoose={onChange && choose}
        />
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

interface GroupFieldsProps {
  group: PermissionGroup;
  picked: ReadonlySet<string>;
  mayGrant: (code: string) => boolean;
  onChoose: ((codes: readonly string[], isChosen: boolean) => void) | undefined;
}

function PermissionGroupFields({ group, picked, mayGrant, onChoose }: GroupFieldsProps) {
  const codes = group.permissions.map(({ code }) => code);
  const grantable = codes.filter(mayGrant);
  const count = codes.filter((code) => picked.has(code)).length;
  const hasAll = grantable.length > 0 && grantable.every((code) => picked.has(code));
  return (
    <Fieldset legend={group.name} variant="filled" p="sm">
      <Group justify="space-between" mb="xs" gap="xs">
        <Text size="xs" c="dimmed">
          {t('permissionCount', { chosen: count, total: codes.length })}
        </Text>
        {onChoose && grantable.length > 0 && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t(hasAll ? 'deselectAllOf' : 'selectAllOf', { group: group.name })}
            onClick={() => onChoose(codes, !hasAll)}
          >
            {t(hasAll ? 'deselectAll' : 'selectAll')}
          </Button>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        {group.permissions.map((permission) => (
          <Checkbox
            key={permission.code}
            label={permission.label}
            description={
              onChoose && !mayGrant(permission.code)
                ? `${permission.description} ${t('notYours')}`
                : permission.description
            }
            checked={picked.has(permission.code)}
            disabled={!onChoose || !mayGrant(permission.code)}
            onChange={({ currentTarget }) => onChoose?.([permission.code], currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
