import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import type { Tone } from '#ui/page/tone.ts';
import { toneColor } from '#ui/page/tone.ts';

export interface StatePageProps {
  icon: AnyIcon;
  tone?: Tone;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** Fills the content area with one message and what to do next. */
export function StatePage({ icon, tone = 'accent', title, text, action }: StatePageProps) {
  return (
    <Stack align="center" ta="center" gap="sm" py={64} px="md">
      <ThemeIcon variant="light" color={toneColor[tone]} size={64} radius="xl">
        <Icon name={icon} size={32} />
      </ThemeIcon>
      <Title order={1} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw={460}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
