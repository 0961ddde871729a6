import { Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from './papers.texts.ts';

/** Who signed a paper, and when; nothing before. */
export function SignedLine({ name, at }: { name: string; at: string | null }) {
  const { dateTime } = useFormat();
  if (at === null) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {t('signedBy', { name, time: dateTime(at) })}
    </Text>
  );
}
