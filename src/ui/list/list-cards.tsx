import { NativeSelect } from '@mantine/core';
import classes from './data-list.module.css';
import type { ListColumn, ListRowsProps, ListSort } from './list-types.ts';
import { t } from './list.texts.ts';
import { RowActions } from './row-actions.tsx';
import { useRowsInTurns } from './use-rows-in-turns.ts';

interface SortChoiceProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: ListSort | undefined;
  onSort: (sort: ListSort) => void;
}

function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sortable = columns.filter((column) => column.isSortable);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, title }) => [
    { value: `asc ${id}`, label: t('ascending', { column: title }) },
    { value: `desc ${id}`, label: t('descending', { column: title }) },
  ]);
  const value = sort ? `${sort.direction} ${sort.column}` : '';
  return (
    <NativeSelect
      label={t('sortBy')}
      value={value}
      data={value === '' ? [{ value, label: t('unsorted') }, ...choices] : choices}
      onChange={({ currentTarget }) => {
        const [direction, ...column] = currentTarget.value.split(' ');
        onSort({ column: column.join(' '), direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
      p="sm"
    />
  );
}

/** The rows of a DataList as cards, for screens too narrow for a table; the first column heads the card. */
export function ListCards<Row>(props: ListRowsProps<Row>) {
  const [heading, ...details] = props.columns;
  const { onSort, rowActions } = props;
  const rows = useRowsInTurns(props.rows);
  return (
    <>
      {onSort && <SortChoice columns={props.columns} sort={props.sort} onSort={onSort} />}
      <ul className={classes['cards']} aria-label={props.caption}>
        {rows.map((row) => (
          <li key={props.rowKey(row)} tabIndex={-1} data-list-row className={classes['card']}>
            <div className={classes['cardHeading']}>{heading?.render(row)}</div>
            <dl className={classes['cardDetails']}>
              {details
                .filter(({ isOnCard }) => isOnCard?.(row) ?? true)
                .map((column) => (
                  <div key={column.id} className={classes['cardLine']}>
                    <dt>{column.title}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
            </dl>
            {rowActions && <RowActions actions={rowActions(row)} rowName={props.rowName(row)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
