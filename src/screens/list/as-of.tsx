import { Text } from '@mantine/core';
import { useIsServerAway } from '#client/contact/network.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from './list.texts.ts';

/** Says of when a list is, while nothing new can be heard of it; `updatedAt` in milliseconds since 1970, 0 for never. */
export function AsOf({ updatedAt }: { updatedAt: number | undefined }) {
  const { time } = useFormat();
  if (!useIsServerAway() || !updatedAt) return null;
  return (
    <Text size="sm" fw={600} mb="xs" role="note">
      {t('asOf', { time: time(new Date(updatedAt).toISOString()) })}
    </Text>
  );
}
