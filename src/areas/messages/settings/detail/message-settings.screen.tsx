import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { CrashBoundary } from '#ui/state/crash/crash-boundary.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { t } from '../message-settings.texts.ts';
import { type MessageTab, messageTabs, readMessageTab } from './message-settings.address.ts';
import classes from './message-settings.module.css';

const contents: Readonly<Record<MessageTab, ComponentType>> = {
  channels: lazyPart(() => import('../../channels/form/channels-tab.tsx'), 'ChannelsTab'),
  templates: lazyPart(() => import('../../templates/list/templates-tab.tsx'), 'TemplatesTab'),
  rules: lazyPart(() => import('../../rules/list/rules-tab.tsx'), 'RulesTab'),
  user_prefs: lazyPart(() => import('../../preferences/form/preferences-tab.tsx'), 'PreferencesTab'),
  logs: lazyPart(() => import('../../logs/list/logs-tab.tsx'), 'LogsTab'),
  test: lazyPart(() => import('../../logs/form/test-tab.tsx'), 'TestTab'),
};

// On a phone the open tab may lie beyond the edge.
function reveal(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ block: 'nearest' });
}

/** The notification settings in six tabs (document 3, section 2); the address names the open one. */
export function MessageSettingsScreen() {
  const [{ tab }] = useSearchParameters(readMessageTab);
  const navigate = useNavigate();
  const Content = contents[tab];
  // The filters of a list belong to its own tab.
  const choose = (next: string | null) => void navigate({ to: '.', search: { tab: next } });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/settings" label={t('back')} />}
      />
      {/* With the arrow keys one looks around; Enter and Space open, because a tab fetches. */}
      <Tabs value={tab} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')} className={classes['tabs']} mb="lg">
          {messageTabs.map((one) => (
            <Tabs.Tab key={one} value={one} ref={one === tab ? reveal : null}>
              {t(`tab_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <CrashBoundary>
            <Suspense fallback={<LoadingSkeleton lines={8} />}>
              <Content />
            </Suspense>
          </CrashBoundary>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
