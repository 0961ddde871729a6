import { Alert, Grid, Paper, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList, type DataListProps } from '#ui/list/data-list.tsx';
import type { ListQuery, RowAction } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Drawer } from '#ui/layer/drawer.tsx';
import { roleColumns } from './role-columns.tsx';
import { RolePermissions } from '../detail/role-permissions.tsx';
import type { PermissionEntry, Role } from '../role.contract.ts';
import type { GrantablePermission } from '../role.rules.ts';
import { t } from '../roles.texts.ts';
import { useRemoveRole } from './use-remove-role.tsx';

export interface RoleListProps {
  query: ListQuery<Role>;
  paging: NonNullable<DataListProps<Role>['paging']>;
  catalogue: readonly PermissionEntry[];
  /** Null where the address names one that is not there. */
  selected: Role | null | undefined;
  /** Undefined closes what is shown. */
  onSelect: (role: Role | undefined) => void;
  onEdit: (role: Role) => void;
  onCopy: (role: Role) => void;
}

/** The roles, and beside them what the chosen one permits; on narrow screens that slides in. */
export function RoleList({ query, paging, catalogue, selected, onSelect, onEdit, onCopy }: RoleListProps) {
  const may = useMay();
  const mayDesign = may('admin.roles');
  const { number } = useFormat();
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const { busyId, remove } = useRemoveRole();
  const isBeyond = (role: Role) => !role.permissions.every((code) => may(code as GrantablePermission));

  function actionsOf(role: Role): RowAction[] {
    const isLocked = role.isSystem || isBeyond(role);
    const view: RowAction = { label: t('view'), icon: 'eye', onClick: () => onSelect(role) };
    if (!mayDesign) return [view];
    const first: RowAction = isLocked
      ? view
      : { label: t('edit'), icon: 'edit', onClick: () => onEdit(role) };
    const copy: RowAction = { label: t('copy'), icon: 'copy', onClick: () => onCopy(role) };
    if (isBeyond(role)) return [first, copy];
    const isBusy = busyId === role.id;
    return [
      first,
      copy,
      { label: t('delete'), icon: 'trash', isDestructive: true, isBusy, onClick: () => void remove(role) },
    ];
  }

  const details = selected && (
    <Stack gap="md">
      {mayDesign && selected.isSystem && <Locked text={t('systemLocked')} />}
      {mayDesign && !selected.isSystem && isBeyond(selected) && <Locked text={t('beyondLocked')} />}
      <RolePermissions role={selected} catalogue={catalogue} />
    </Stack>
  );
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <DataList
          caption={t('manageRoles')}
          query={query}
          paging={paging}
          columns={roleColumns(selected?.id, onSelect, number)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowActions={actionsOf}
          empty={<EmptyState icon="shield" title={t('noRoles')} />}
          errorMessage={t('failedToLoadRoles')}
        />
      </Grid.Col>
      {isWide ? (
        <Grid.Col span={4}>
          <Paper withBorder p="md" component="aside" aria-label={t('permissions')} pos="sticky" top={80}>
            {details ?? (
              <Text size="sm" c="dimmed">
                {t(selected === null ? 'roleGone' : 'choose')}
              </Text>
            )}
          </Paper>
        </Grid.Col>
      ) : (
        <Drawer
          opened={details !== undefined}
          onClose={() => onSelect(undefined)}
          position="right"
          title={t('viewRole')}
        >
          {details}
        </Drawer>
      )}
    </Grid>
  );
}

function Locked({ text }: { text: string }) {
  return (
    <Alert color="gray" icon={<Icon name="lock" />} p="sm">
      {text}
    </Alert>
  );
}
