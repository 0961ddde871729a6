import { Stack, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  icon?: AnyIcon;
}

/** Stands where a list would be when it has no rows, and says what to do about it. */
export function EmptyState({ title, hint, action, icon = 'archive' }: EmptyStateProps) {
  return (
    <Stack align="center" ta="center" gap="xs" py="xl" px="md">
      <ThemeIcon variant="light" color="gray" size={56} radius="xl" mb={4}>
        <Icon name={icon} size={28} />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {hint && (
        <Text size="sm" c="dimmed" maw={420}>
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  );
}
