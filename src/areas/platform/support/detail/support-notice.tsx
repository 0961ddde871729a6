import { Alert, Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useSupportAccess } from '../support.hooks.ts';
import { t } from '../support.texts.ts';
import { DecisionButtons } from './decision-buttons.tsx';

/** Above every screen of administrators: that the hospital can be read for support, or that somebody asks for it. */
export function SupportNotice() {
  const { data } = useSupportAccess();
  const { dateTime } = useFormat();
  const access = data?.rows.find(({ state }) => state === 'open' || state === 'asked');
  if (!access) return null;
  const { until, askedByName, hours, purpose } = access;
  const title =
    until === null
      ? t('askedTitle', { person: askedByName ?? '', hours })
      : t('openTitle', { when: dateTime(until) });
  return (
    <Alert color="yellow" icon={<Icon name="alert" />} title={title} mb="md">
      <Stack gap="xs">
        <Text size="sm">{purpose}</Text>
        <DecisionButtons access={access} />
      </Stack>
    </Alert>
  );
}
