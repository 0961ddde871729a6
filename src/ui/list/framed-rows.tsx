import { Paper } from '@mantine/core';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import classes from './data-list.module.css';
import { ListCards } from './list-cards.tsx';
import { ListTable } from './list-table.tsx';
import type { ListRowsProps } from './list-types.ts';

/** Rows that are there already, as a table or, where it is too narrow for one, as cards. */
export function FramedRows<Row>(props: ListRowsProps<Row>) {
  const isNarrow = useIsNarrow();
  const Rows = isNarrow ? ListCards : ListTable;
  return (
    <Paper withBorder className={classes['frame']}>
      <Rows {...props} />
    </Paper>
  );
}
