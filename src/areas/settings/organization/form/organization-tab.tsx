import { Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { SlotView } from '#client/registration/slot-view.tsx';
import { inSettingsPlace, SettingsPlace } from '#screens/settings/settings-place.tsx';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { TenantSettings } from '../../settings/settings.contract.ts';
import { useTenantSettings } from '../../settings/settings.hooks.ts';
import { t } from '../../settings/settings.texts.ts';
import { LogoSection } from '../../logo/form/logo-section.tsx';
import { moveDraft } from './organization-draft.ts';
import { OrganizationForm } from './organization-form.tsx';
import type { OrganizationValues } from './organization-form.values.ts';

/** What the hospital is called, how it counts and writes, its logo, and what areas set for it. */
export function OrganizationTab() {
  const query = useTenantSettings();
  const { data } = query;
  if (data) {
    return (
      <Stack gap="lg" maw={860}>
        <SettingsPlace section="organization">
          <Organization settings={data} />
        </SettingsPlace>
        <SettingsPlace section="logo">
          <LogoSection name={data.name} hasLogo={data.logoVersion !== null} />
        </SettingsPlace>
        <SlotView slot={organizationSectionsSlot} fallback={<LoadingSkeleton />} wrap={inSettingsPlace} />
      </Stack>
    );
  }
  return <QueryStatus query={query} failed={t('failedToLoad')} lines={10} />;
}

function Organization({ settings }: { settings: TenantSettings }) {
  const [opened, setOpened] = useState(settings);
  const restart = useCallback((from: TenantSettings, typed?: OrganizationValues) => {
    setOpened((before) => {
      if (typed) moveDraft(before, from, typed);
      return from;
    });
  }, []);
  return <OrganizationForm key={opened.version} opened={opened} latest={settings} onRestart={restart} />;
}
