import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './list.texts.ts';

export interface FilterBarProps {
  /** A SearchBox and filter fields. */
  children: ReactNode;
  isFiltered?: boolean;
  onClear?: () => void;
}

/** Holds the search and the filters over a list; they wrap on a narrow screen. */
export function FilterBar({ children, isFiltered = false, onClear }: FilterBarProps) {
  return (
    <Group component="search" gap="sm" align="flex-end" mb="md">
      {children}
      {isFiltered && onClear && (
        <Button variant="subtle" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </Group>
  );
}
