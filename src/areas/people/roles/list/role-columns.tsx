import { Anchor, Group, Text } from '@mantine/core';
import { figureColumn } from '#screens/list/columns.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import type { Role } from '../role.contract.ts';
import { t } from '../roles.texts.ts';

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
      render: (role) => <NameOfRole role={role} isSelected={role.id === selectedId} onSelect={onSelect} />,
    },
    figureColumn('permissions', t('permissions'), (role) =>
      role.isAdministrator ? t('everything') : format(role.permissions.length),
    ),
    figureColumn('people', t('people'), ({ holders }) => format(holders)),
  ];
}

interface NameOfRoleProps {
  role: Role;
  isSelected: boolean;
  onSelect: (role: Role) => void;
}

function NameOfRole({ role, isSelected, onSelect }: NameOfRoleProps) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Group gap={6}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          ta="start"
          aria-pressed={isSelected}
          {...(isSelected && { underline: 'always' as const })}
          onClick={() => onSelect(role)}
        >
          {role.name}
        </Anchor>
        {role.isSystem && (
          <Text span size="sm" c="dimmed" fw={400}>
            {t('system')}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" fw={400}>
        {role.description}
      </Text>
    </div>
  );
}
