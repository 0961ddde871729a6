import { List, Stack, Text } from '@mantine/core';
import { forgetAfterSigningOut, sendBeforeLeaving } from '#client/unsent/decide-entry.ts';
import type { PlacedEntry } from '#client/unsent/unsent-entry.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { t } from './unsent.texts.ts';

/**
 * Before somebody signs out: sends what waits, and asks where something cannot be sent. Undefined when they stay;
 * otherwise what wipes their entries from this device once they are signed out.
 */
export async function settleUnsent(
  dateTime: (instant: string) => string,
): Promise<(() => Promise<void>) | undefined> {
  const left = await sendBeforeLeaving();
  const forget = forgetAfterSigningOut();
  if (left.length === 0) return forget;
  const isLeaving = await confirmAction({
    title: t('signOutTitle'),
    message: <Unsent entries={left} dateTime={dateTime} />,
    confirmLabel: t('signOutDelete', { count: left.length }),
    cancelLabel: t('stay'),
    isDestructive: true,
  });
  return isLeaving ? forget : undefined;
}

interface UnsentProps {
  entries: readonly PlacedEntry[];
  dateTime: (instant: string) => string;
}

function Unsent({ entries, dateTime }: UnsentProps) {
  return (
    <Stack gap="xs">
      <Text size="sm">{t('signOutText', { count: entries.length })}</Text>
      <List size="sm">
        {entries.map(({ id, patientName, words, typedAt }) => (
          <List.Item key={id}>
            {t('signOutEntry', { patient: patientName, words, time: dateTime(typedAt) })}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
