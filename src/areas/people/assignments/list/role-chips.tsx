import { Badge, CloseButton, Group, Text } from '@mantine/core';
import { t } from '../../roles/roles.texts.ts';

export interface RoleChipsProps {
  name: string;
  roles: readonly { id: string; name: string }[];
  /** Left out for reading only. */
  onRemove?: (role: { id: string; name: string }) => void;
  busyRoleId?: string | undefined;
}

/** The roles of one person; each can be taken away at its own cross. */
export function RoleChips({ name, roles, onRemove, busyRoleId }: RoleChipsProps) {
  if (roles.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('noRolesHeld')}
      </Text>
    );
  }
  return (
    <Group gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {roles.map((role) => (
        <li key={role.id}>
          <Badge
            variant="light"
            color="harbor"
            size="lg"
            radius="sm"
            h="auto"
            mih={26}
            styles={{ label: { whiteSpace: 'normal' } }}
            {...(onRemove && { pr: 2 })}
            rightSection={
              onRemove && (
                <CloseButton
                  size="sm"
                  aria-label={t('removeRole', { role: role.name, name })}
                  disabled={busyRoleId === role.id}
                  onClick={() => onRemove(role)}
                />
              )
            }
          >
            {role.name}
          </Badge>
        </li>
      ))}
    </Group>
  );
}
