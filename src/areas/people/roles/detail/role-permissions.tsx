import { Alert, Badge, Group, Stack, Text, Title } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import { groupPermissions, permits } from './permission-groups.ts';
import type { PermissionEntry, Role } from '../role.contract.ts';
import { t } from '../roles.texts.ts';

/** What one role permits, to be read. */
export function RolePermissions({ role, catalogue }: { role: Role; catalogue: readonly PermissionEntry[] }) {
  const groups = groupPermissions(catalogue.filter(({ code }) => permits(role, code)));
  return (
    <Stack gap="md">
      <div>
        <Group gap="xs">
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {t('permissionsOf', { name: role.name })}
          </Title>
          {role.isSystem && <Text c="dimmed">{t('system')}</Text>}
        </Group>
        {role.description && (
          <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {role.description}
          </Text>
        )}
      </div>
      {role.isAdministrator && (
        <Alert color="blue" title={t('everything')} icon={<Icon name="shield" />}>
          {t('everythingHint')}
        </Alert>
      )}
      {groups.length === 0 && <Text size="sm">{t('noPermissions')}</Text>}
      {groups.map((group) => (
        <section key={group.name}>
          <Title order={3} size="sm" mb={6}>
            {group.name}
          </Title>
          <Group gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {group.permissions.map(({ code, label, description }) => (
              <li key={code}>
                <Badge variant="light" color="harbor" size="lg" radius="sm" title={description}>
                  {label}
                </Badge>
              </li>
            ))}
          </Group>
        </section>
      ))}
    </Stack>
  );
}
