import { Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { usePerson } from '#client/session.ts';
import { SlotView, useFillings } from '#client/registration/slot-view.tsx';
import type { Slot } from '#client/registration/slots.ts';
import { inSettingsPlace } from '#screens/settings/settings-place.tsx';
import {
  securityTabSlot,
  settingsFinderSlot,
  machineClientsTabSlot,
  usersAndRolesTabSlot,
} from '#screens/settings/settings-slots.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { readSettingsTab } from './settings.address.ts';
import { useSettingsTabs } from './use-settings-tabs.ts';
import { t } from '../settings.texts.ts';
import classes from './settings.module.css';

const OrganizationTab = lazyPart(
  () => import('../../organization/form/organization-tab.tsx'),
  'OrganizationTab',
);
const AppearanceTab = lazyPart(() => import('./appearance-tab.tsx'), 'AppearanceTab');
const IntegrationsTab = lazyPart(() => import('./integrations-tab.tsx'), 'IntegrationsTab');

// On a phone the open tab may lie beyond the edge.
function reveal(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ block: 'nearest' });
}

/** The settings of the hospital in tabs; the address names the open one. */
export function SettingsScreen() {
  const [{ tab: asked }, change] = useSearchParameters(readSettingsTab);
  const { tenant } = usePerson();
  const tabs = useSettingsTabs();
  const tab = tabs.includes(asked) ? asked : 'organization';

  function choose(next: string | null) {
    const chosen = tabs.find((one) => one === next);
    if (chosen && chosen !== 'notifications') change({ tab: chosen }, { replace: false });
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(tenant.isPlatform === true ? 'leadOperator' : 'lead')}
        actions={<SlotView slot={settingsFinderSlot} />}
      />
      {/* With the arrow keys one looks around; Enter and Space open, because a tab fetches. */}
      <Tabs value={tab} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')} className={classes['tabs']} mb="lg">
          {tabs.map((one) =>
            one === 'notifications' ? (
              <NotificationsTab key={one} />
            ) : (
              <Tabs.Tab key={one} value={one} ref={one === tab ? reveal : null}>
                {t(`tab_${one}`)}
              </Tabs.Tab>
            ),
          )}
        </Tabs.List>
        <Panel tab="organization">
          <OrganizationTab />
        </Panel>
        <Panel tab="users">
          <Filled slot={usersAndRolesTabSlot} title={t('usersEmptyTitle')} text={t('usersEmptyText')} />
        </Panel>
        <Panel tab="security">
          <Filled slot={securityTabSlot} title={t('securityEmptyTitle')} text={t('securityEmptyText')} />
        </Panel>
        <Panel tab="appearance">
          <AppearanceTab />
        </Panel>
        <Panel tab="integrations">
          <IntegrationsTab />
        </Panel>
        <Panel tab="machine-clients">
          <Sections slot={machineClientsTabSlot} />
        </Panel>
      </Tabs>
    </>
  );
}

function Panel({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <Tabs.Panel value={tab}>
      <CrashBoundary>
        <Suspense fallback={<LoadingSkeleton lines={8} />}>{children}</Suspense>
      </CrashBoundary>
    </Tabs.Panel>
  );
}

function Filled({ slot, title, text }: { slot: Slot<object>; title: string; text: string }) {
  const isEmpty = useFillings(slot).length === 0;
  if (isEmpty) return <EmptyState icon="lock" title={title} hint={text} />;
  return <Sections slot={slot} />;
}

function Sections({ slot }: { slot: Slot<object> }) {
  return (
    <div className={classes['sections']}>
      <SlotView slot={slot} fallback={<LoadingSkeleton />} wrap={inSettingsPlace} />
    </div>
  );
}
