import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { SupportForm } from '../form/support-form.tsx';
import { grantSupportAccess } from '../support.calls.ts';
import type { SupportAccess } from '../support.contract.ts';
import { useSupportAccess } from '../support.hooks.ts';
import { t } from '../support.texts.ts';
import { DecisionButtons } from './decision-buttons.tsx';

const tones: Record<SupportAccess['state'], Tone> = {
  asked: 'warning',
  open: 'danger',
  declined: 'neutral',
  over: 'neutral',
};

/** In the hospital's settings: who could read it for support and when, and how to grant or end that. */
export function SupportSection() {
  const query = useSupportAccess();
  const refresh = useRefresh('settings');
  const { isAdministrator } = usePerson();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t('title')} lead={t('lead')} query={query} failedToLoad={t('failedToLoad')}>
      {({ rows }) => (
        <Stack gap="md">
          {isAdministrator && !rows.some(({ state }) => state === 'open' || state === 'asked') && (
            <Group>
              <Button variant="default" onClick={() => setIsOpen(true)}>
                {t('grant')}
              </Button>
            </Group>
          )}
          {rows.length === 0 && <Text size="sm">{t('none')}</Text>}
          {rows.map((access) => (
            <ListedAccess key={access.id} access={access} />
          ))}
          {isOpen && (
            <SupportForm
              title={t('grant')}
              text={t('grantText')}
              draftKey="support.grant"
              send={grantSupportAccess}
              failed={t('failedToGrant')}
              done={t('wasGranted')}
              onSettled={refresh}
              onClose={() => setIsOpen(false)}
            />
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}

function ListedAccess({ access }: { access: SupportAccess }) {
  const { dateTime } = useFormat();
  const { state, purpose, askedByName, askedAt, grantedByName, grantedAt, until, endedAt } = access;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
        <Text size="sm">{purpose}</Text>
        <DecisionButtons access={access} />
      </Group>
      {askedByName !== null && (
        <Text size="sm" c="dimmed">
          {t('asked', { person: askedByName, when: dateTime(askedAt) })}
        </Text>
      )}
      {grantedAt !== null && (
        <Text size="sm" c="dimmed">
          {t('granted', { person: grantedByName ?? '', when: dateTime(grantedAt) })}
        </Text>
      )}
      {until !== null && (
        <Text size="sm" c="dimmed">
          {t('until', { when: dateTime(endedAt ?? until) })}
        </Text>
      )}
    </Stack>
  );
}
