import { Button, Group } from '@mantine/core';
import { Children, isValidElement, type ReactNode, useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import classes from './filter-bar.module.css';
import { t } from './list.texts.ts';
import { SearchBox } from './search-box.tsx';

export interface FilterBarProps {
  /** A SearchBox and filter fields. */
  children: ReactNode;
  isFiltered?: boolean;
  /** How many fields beside the search are set; undefined where nobody counts them. */
  setCount?: number | undefined;
  onClear?: () => void;
}

/**
 * Holds the search and the filters over a list. In a narrow window two filters or more are folded behind a button, so
 * that the list begins high; what was typed in them stays.
 */
export function FilterBar({ children, isFiltered = false, setCount, onClear }: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const all = Children.toArray(children);
  const searches = all.filter((child) => isValidElement(child) && child.type === SearchBox);
  const filters = all.filter((child) => !searches.includes(child));
  // Fields that cannot be cleared, such as those of a report, are what the screen is for.
  const isFolding = isNarrow && onClear !== undefined && filters.length > 1;
  return (
    <Group component="search" gap="sm" align="flex-end" className={classes['bar'] ?? ''}>
      {searches}
      {isFolding && (
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {setCount ? t('filtersSet', { count: setCount }) : t('filters')}
        </Button>
      )}
      <Group
        id={id}
        gap="sm"
        align="flex-end"
        w="100%"
        className={classes['filters'] ?? ''}
        display={displayOf(isFolding, isOpen)}
      >
        {filters}
      </Group>
      {isFiltered && onClear && (
        <Button variant="subtle" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </Group>
  );
}

function displayOf(isFolding: boolean, isOpen: boolean) {
  if (!isFolding) return 'contents';
  return isOpen ? 'flex' : 'none';
}
