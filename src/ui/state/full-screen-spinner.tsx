import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from './state.texts.ts';

/** Who has waited so long may think that nothing comes any more, and can be right. */
const lateAfterMs = 20_000;

/** Fills the window while nothing else can be shown yet. */
export function FullScreenSpinner({ label = t('loading') }: { label?: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(setLate, lateAfterMs, true);
    return () => clearTimeout(waiting);
  }, []);
  return (
    <Center component="output" mih="100dvh">
      <Stack align="center" gap="sm">
        <Loader aria-hidden="true" />
        <Text c="dimmed">{isLate ? t('late') : label}</Text>
        {isLate && <Button onClick={() => location.reload()}>{t('reload')}</Button>}
      </Stack>
    </Center>
  );
}
