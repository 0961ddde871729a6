import { Anchor, Group, Text } from '@mantine/core';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { Role } from './role.contract.ts';
import { t } from './roles.texts.ts';

/** The columns of the list of roles; a press on the name shows what the role permits. */
export function roleColumns(
  selectedId: string | undefined,
  onSelect: (role: Role) => void,
  format: (count: number) => string,
): ListColumn<Role>[] {
  return [
    {
      id: 'name',
      title: t('role'),
      render: (role) => (
        <Group gap={6}>
          <Anchor
            component="button"
            type="button"
            size="sm"
            fw={600}
            ta="start"
            aria-pressed={role.id === selectedId}
            style={{ overflowWrap: 'anywhere' }}
            onClick={() => onSelect(role)}
          >
            {role.name}
          </Anchor>
          {role.isSystem && (
            <Text span size="sm" c="dimmed">
              {t('system')}
            </Text>
          )}
        </Group>
      ),
    },
    { id: 'description', title: t('description'), render: ({ description }) => description },
    {
      id: 'permissions',
      title: t('permissions'),
      align: 'end',
      render: (role) => (role.isAdministrator ? t('everything') : format(role.permissions.length)),
    },
    { id: 'people', title: t('people'), align: 'end', render: ({ holders }) => format(holders) },
  ];
}
