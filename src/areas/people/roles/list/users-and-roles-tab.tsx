import { Tabs } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { readSection, type Section } from './role-list.address.ts';
import { RolesPanel } from './roles-panel.tsx';
import { t } from '../roles.texts.ts';

interface Part {
  id: Section;
  label: () => string;
  permission: PermissionDemand;
  Panel: ComponentType;
}

const parts: readonly Part[] = [
  {
    id: 'roles',
    label: () => t('manageRoles'),
    permission: ['admin.settings', 'admin.roles'],
    Panel: RolesPanel,
  },
  {
    id: 'assign',
    label: () => t('assignRoles'),
    permission: 'admin.users',
    Panel: lazyPart(() => import('../../assignments/list/assignments-panel.tsx'), 'AssignmentsPanel'),
  },
  {
    id: 'users',
    label: () => t('manageUsers'),
    permission: 'admin.users',
    Panel: lazyPart(() => import('../../users/list/users-panel.tsx'), 'UsersPanel'),
  },
];

/** The tab 'Users & Roles' of the settings: what roles permit, who holds them, and the accounts. */
export function UsersAndRolesTab() {
  const may = useMay();
  const [{ section }, change] = useSearchParameters(readSection);
  const open = parts.filter(({ permission }) => may(permission));
  const shown = open.find(({ id }) => id === section) ?? open[0];
  if (!shown) return null;

  // Each part has an address of its own; what another one had there would mean nothing to it.
  function show(id: string | null) {
    const none = { q: undefined, after: undefined, role: undefined, view: undefined, status: undefined };
    change({ ...none, section: id === open[0]?.id ? undefined : (id as Section) });
  }

  return (
    <Tabs value={shown.id} onChange={show} keepMounted={false} variant="pills">
      <Tabs.List aria-label={t('sections')} mb="lg">
        {open.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {open.map(({ id, Panel }) => (
        <Tabs.Panel key={id} value={id}>
          <Suspense fallback={<LoadingSkeleton />}>
            <Panel />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
