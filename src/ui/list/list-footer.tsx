import { Button, Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { ColumnChoice, type ColumnName } from './list-columns.tsx';
import type { ListPaging } from './list-types.ts';
import { t } from './list.texts.ts';
import { usePageTrail } from './page-trail.ts';

const pageSizes = [10, 25, 50, 100, 200];

export interface ListFooterProps {
  caption: string;
  /** All columns of the list, the hidden ones as well; left out where there are none to choose from. */
  columns?: readonly ColumnName[];
  summary: ReactNode;
  paging: ListPaging;
  nextCursor: string | null;
}

/** What the list counts, how many rows it shows, and the way to the neighbouring pages. */
export function ListFooter({ caption, columns = [], summary, paging, nextCursor }: ListFooterProps) {
  const trail = usePageTrail(paging.cursor, paging.onCursor);
  const { onPageSize, pageSize } = paging;
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b).map(String);
  return (
    <Group justify="space-between" gap="sm" p="sm" px="md">
      <Text size="sm" c="dimmed" aria-live="polite">
        {summary}
      </Text>
      {paging.columns && columns.length > 2 && <ColumnChoice columns={columns} {...paging.columns} />}
      <Group gap="sm" component="nav" aria-label={t('pages', { list: caption })}>
        {onPageSize && (
          <Group gap={6} wrap="nowrap" component="label">
            <Text size="sm" c="dimmed" visibleFrom="xs">
              {t('pageSize')}
            </Text>
            <NativeSelect
              size="xs"
              aria-label={t('pageSize')}
              value={String(pageSize)}
              data={sizes}
              onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
            />
          </Group>
        )}
        <Button
          variant="default"
          size="xs"
          disabled={!trail.hasPrevious}
          onClick={trail.goBack}
          leftSection={<Icon name="chevronLeft" size={16} />}
        >
          {t('previous')}
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={nextCursor === null}
          onClick={() => nextCursor !== null && trail.goOn(nextCursor)}
          rightSection={<Icon name="chevronRight" size={16} />}
        >
          {t('next')}
        </Button>
      </Group>
    </Group>
  );
}
