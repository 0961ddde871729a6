import { Center, Loader, Stack, Text } from '@mantine/core';
import { t } from './state.texts.ts';

/** Fills the window while nothing else can be shown yet. */
export function FullScreenSpinner({ label = t('loading') }: { label?: string }) {
  return (
    <Center component="output" mih="100dvh">
      <Stack align="center" gap="sm">
        <Loader aria-hidden="true" />
        <Text c="dimmed">{label}</Text>
      </Stack>
    </Center>
  );
}
