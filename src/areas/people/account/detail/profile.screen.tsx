import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SlotView } from '#client/registration/slot-view.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { profileSlot } from '../../people-web.public.ts';
import { t } from '../account.texts.ts';
import { useProfile } from '../account.hooks.ts';
import { OwnSessions } from '../own-sessions/list/own-sessions.tsx';
import { PasswordForm } from '../form/password-form.tsx';
import { ProfileForm } from '../form/profile-form.tsx';

/** What people see and change of their own account. */
export function ProfileScreen() {
  const query = useProfile();
  const { data } = query;
  return (
    <>
      <PageHeader title={t('profile')} description={t('profileLead')} />
      {!data && <QueryStatus query={query} failed={t('failedToLoad')} />}
      {data && (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Section title={t('details')}>
              <ProfileForm key={data.version} profile={data} />
            </Section>
            <Section title={t('changePassword')}>
              <PasswordForm profile={data} />
            </Section>
          </SimpleGrid>
          <SlotView slot={profileSlot} fallback={<LoadingSkeleton />} wrap={inBoundary} />
          <OwnSessions />
        </Stack>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
