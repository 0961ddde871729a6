import { Group, Stack, Switch } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { updateChannels } from '../channel.calls.ts';
import type { ChannelSettings } from '../channel.contract.ts';
import { useChannels, useRememberChannels } from '../channel.hooks.ts';
import { messageRefusals } from '../../settings/message.words.ts';
import { t } from '../channels.texts.ts';
import { MailForm } from './mail-form.tsx';
import { SmsForm } from './sms-form.tsx';
import { TimesForm } from './times-form.tsx';

const toggles = [
  { channel: 'email', field: 'emailEnabled', reach: 'email' },
  { channel: 'sms', field: 'smsEnabled', reach: 'sms' },
  { channel: 'in_app', field: 'inAppEnabled', reach: 'inApp' },
  { channel: 'push', field: 'pushEnabled', reach: 'push' },
] as const;

/** A toggle for each channel, and what it needs to send. */
export function ChannelsTab() {
  const query = useChannels();
  return (
    <Stack gap="lg" maw={860}>
      <SettingsSection title={t('title')} lead={t('lead')} query={query} failedToLoad={t('failedToLoad')}>
        {(stored) => <Toggles stored={stored} />}
      </SettingsSection>
      {query.data && (
        <Stack gap="lg" key={query.data.version}>
          <MailForm stored={query.data} />
          <SmsForm stored={query.data} />
          <TimesForm stored={query.data} />
        </Stack>
      )}
    </Stack>
  );
}

type Change = Partial<Pick<ChannelSettings, 'emailEnabled' | 'smsEnabled' | 'inAppEnabled' | 'pushEnabled'>>;

function Toggles({ stored }: { stored: ChannelSettings }) {
  const remember = useRememberChannels();
  const change = useConfirmedWrite<Change, ChannelSettings>({
    call: (wanted, submission) => updateChannels({ version: stored.version, ...wanted }, submission),
    done: () => t('wasSaved'),
    failed: () => t('failedToSave'),
    refusals: messageRefusals,
    onDone: remember,
  });
  return (
    <Stack gap="md">
      {toggles.map(({ channel, field, reach }) => (
        <Group key={channel} justify="space-between" wrap="nowrap" align="flex-start">
          <Switch
            label={t(channel)}
            description={t(channel === 'push' && !stored.hasPush ? 'pushMissing' : `${channel}Hint`)}
            checked={change.busy?.[field] ?? stored[field]}
            disabled={change.isBusy || (channel === 'push' && !stored.hasPush)}
            onChange={({ currentTarget }) => void change.start({ [field]: currentTarget.checked })}
          />
          <StatusBadge tone={toneOf(stored[reach])}>{t(stored[reach])}</StatusBadge>
        </Group>
      ))}
    </Stack>
  );
}

function toneOf(reach: ChannelSettings['email']) {
  if (reach === 'real') return 'success';
  return reach === 'mocked' ? 'warning' : 'neutral';
}
