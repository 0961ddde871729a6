import { Box, Paper, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { TableSkeleton } from '#ui/state/skeletons.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import classes from './data-list.module.css';
import { ListCards } from './list-cards.tsx';
import { shownColumns } from './list-columns.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import type { ListPaging, ListQuery, ListRowsProps } from './list-types.ts';
import { t } from './list.texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export interface DataListProps<Row> extends Omit<ListRowsProps<Row>, 'rows'> {
  query: ListQuery<Row>;
  /** Left out for a list that has one page only. */
  paging?: ListPaging | undefined;
  /** The count, in words. */
  summary?: ReactNode;
  /** Shown instead of the rows when there are none; usually an EmptyState. */
  empty: ReactNode;
  /** What could not be loaded, in the specification's words. */
  errorMessage?: string | undefined;
}

/** A list with every state it can be in: loading, rows, none, failed, and being refreshed in place. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { query, paging } = props;
  const columns = shownColumns(props.columns, paging?.columns?.hidden);
  const isNarrow = useIsNarrow();
  const kept = useKeptFocus();
  const rows = query.data?.rows ?? [];
  const isRefreshing = query.isFetching && !query.isPending;
  const failure = query.isError && (
    <Box p="md">
      <ErrorPanel message={props.errorMessage} onRetry={query.refetch} isRetrying={query.isFetching} />
    </Box>
  );
  if (!query.data) {
    return (
      <Paper withBorder>
        {failure || <TableSkeleton rows={8} columns={isNarrow ? 2 : Math.min(columns.length, 6)} />}
      </Paper>
    );
  }
  const Rows = isNarrow ? ListCards : ListTable;
  return (
    <Paper
      withBorder
      {...kept}
      tabIndex={-1}
      data-list
      className={classes['frame']}
      aria-busy={isRefreshing}
      data-refreshing={isRefreshing || undefined}
    >
      <VisuallyHidden component="output">{isRefreshing && t('refreshing')}</VisuallyHidden>
      {failure}
      {rows.length === 0 ? (
        props.empty
      ) : (
        <Rows
          caption={props.caption}
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          rowName={props.rowName}
          rowActions={props.rowActions}
          sort={props.sort}
          onSort={props.onSort}
        />
      )}
      {paging && (rows.length > 0 || paging.cursor !== undefined) && (
        <ListFooter
          caption={props.caption}
          columns={props.columns}
          summary={props.summary}
          paging={paging}
          nextCursor={query.data.nextCursor ?? null}
        />
      )}
    </Paper>
  );
}
