import { Button } from '@mantine/core';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t as listText } from '#ui/list/list.texts.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FirstSteps, type FirstStepsProps } from './first-steps.tsx';
import { t } from './list.texts.ts';

export interface ListEmptyProps extends FirstStepsProps {
  /** Such as 'No services found'. */
  title: string;
  /** Shown where there is nothing at all, with what to do about it. */
  icon: AnyIcon;
  hint: string;
  /** What to try where the filters leave everything out; the shared words when left out. */
  narrowedHint?: string;
  isNarrowed?: boolean;
  /** Sets every filter back; left out where the list has none. */
  onClear?: (() => void) | undefined;
  /** Cursor of the page: rows before it may exist. */
  after?: string | undefined;
}

/** Shown in place of a list's rows: says whether the page, the filters or the hospital has none. */
export function ListEmpty(props: ListEmptyProps) {
  const { title, icon, hint, narrowedHint, isNarrowed, onClear, after, ...steps } = props;
  if (after !== undefined) return <EmptyState icon="search" title={title} hint={t('noneOnPage')} />;
  if (isNarrowed) {
    return (
      <EmptyState
        icon="search"
        title={title}
        hint={narrowedHint ?? t('noneMatch')}
        action={
          onClear && (
            <Button variant="default" mt="sm" onClick={onClear}>
              {listText('clearFilters')}
            </Button>
          )
        }
      />
    );
  }
  return <EmptyState icon={icon} title={title} hint={hint} action={<FirstSteps {...steps} />} />;
}
