import type { ReactNode } from 'react';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { t } from './list.texts.ts';

export interface ListEmptyProps {
  /** Such as 'No services found'. */
  title: string;
  /** Shown where there is nothing at all, with what to do about it. */
  icon: AnyIcon;
  hint: string;
  action?: ReactNode;
  /** What to try where the filters leave everything out; the shared words when left out. */
  narrowedHint?: string;
  isNarrowed: boolean;
  /** Cursor of the page: rows before it may exist. */
  after: string | undefined;
}

/** Shown in place of a list's rows: says whether the page, the filters or the hospital has none. */
export function ListEmpty({ title, icon, hint, action, narrowedHint, isNarrowed, after }: ListEmptyProps) {
  if (after !== undefined) return <EmptyState title={title} hint={t('noneOnPage')} />;
  if (isNarrowed) return <EmptyState icon="search" title={title} hint={narrowedHint ?? t('noneMatch')} />;
  return <EmptyState icon={icon} title={title} hint={hint} action={action} />;
}
