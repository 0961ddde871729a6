import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { EmptyPicture } from './empty-picture.tsx';

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** What the list is of; its picture is drawn. */
  icon?: AnyIcon;
}

/** Stands where a list would be when it has no rows, and says what to do about it. */
export function EmptyState({ title, hint, action, icon = 'clipboard' }: EmptyStateProps) {
  return (
    <Stack align="center" ta="center" gap="xs" py="xl" px="md">
      <EmptyPicture icon={icon} />
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
