import { Table, UnstyledButton } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import classes from './data-list.module.css';
import type { ListColumn, ListSort } from './list-types.ts';

export interface SortHeaderProps<Row> {
  column: ListColumn<Row>;
  sort: ListSort | undefined;
  onSort: ((sort: ListSort) => void) | undefined;
}

/** A column heading; a sortable one is a button that turns the order around. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const width = column.width !== undefined && { w: column.width };
  const textAlign = column.align ?? 'start';
  if (!column.isSortable || !onSort) {
    return (
      <Table.Th scope="col" ta={textAlign} data-align={column.align} {...width}>
        {column.title}
      </Table.Th>
    );
  }
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = direction === 'asc' ? 'desc' : 'asc';
  const spoken = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none';
  const icon = direction === 'asc' ? 'chevronUp' : direction === 'desc' ? 'chevronDown' : 'sort';
  return (
    <Table.Th scope="col" ta={textAlign} data-align={column.align} aria-sort={spoken} {...width}>
      <UnstyledButton
        className={classes['sortButton']}
        data-active={direction !== undefined || undefined}
        onClick={() => onSort({ column: column.id, direction: next })}
      >
        {column.title}
        <Icon name={icon} size={14} />
      </UnstyledButton>
    </Table.Th>
  );
}
