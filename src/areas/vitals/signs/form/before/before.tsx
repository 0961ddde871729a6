import { Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../../vital-signs.texts.ts';
import type { MeasuredBefore } from './measured-before.ts';

/** What was measured last and when, below its field. */
export function Before({ of }: { of: MeasuredBefore[keyof MeasuredBefore] }) {
  const { dateTime } = useFormat();
  if (!of) return null;
  return (
    <Text span inherit>
      {t('before', { value: of.words, time: dateTime(of.at) })}
    </Text>
  );
}
