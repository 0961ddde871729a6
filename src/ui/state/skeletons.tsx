import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { t } from './state.texts.ts';

function placeholders(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Gray lines in place of text that is being fetched. */
export function LoadingSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Stack component="output" gap="sm">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {placeholders(lines).map((line) => (
        <Skeleton key={line} height={16} width={`${100 - ((line * 13) % 40)}%`} />
      ))}
    </Stack>
  );
}

/** Gray rows in place of a table that is being fetched. */
export function TableSkeleton({ rows = 6, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Stack component="output" gap={0}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {placeholders(rows).map((row) => (
        <Group key={row} wrap="nowrap" py="sm" px="md" gap="lg">
          {placeholders(columns).map((column) => (
            <Skeleton key={column} height={16} style={{ flex: column === 0 ? 2 : 1 }} />
          ))}
        </Group>
      ))}
    </Stack>
  );
}
