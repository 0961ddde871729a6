import { Table, VisuallyHidden } from '@mantine/core';
import classes from './data-list.module.css';
import type { ListRowsProps } from './list-types.ts';
import { t } from './list.texts.ts';
import { RowActions } from './row-actions.tsx';
import { SortHeader } from './sort-header.tsx';
import { useRowsInTurns } from './use-rows-in-turns.ts';

/** The rows of a DataList as a table; it scrolls sideways inside its own frame. */
export function ListTable<Row>(props: ListRowsProps<Row>) {
  const { columns, rowActions } = props;
  const rows = useRowsInTurns(props.rows);
  return (
    <div className={classes['scroller']}>
      <Table verticalSpacing={2} horizontalSpacing={8} highlightOnHover>
        <caption>
          <VisuallyHidden>{props.caption}</VisuallyHidden>
        </caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {rowActions && (
              <Table.Th scope="col" w={1} pe="sm">
                {t('actions')}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={props.rowKey(row)} tabIndex={-1} data-list-row>
              {columns.map((column) => (
                <Table.Td key={column.id} ta={column.align ?? 'start'} data-align={column.align}>
                  {column.render(row)}
                </Table.Td>
              ))}
              {rowActions && (
                <Table.Td>
                  <RowActions actions={rowActions(row)} rowName={props.rowName(row)} isDense />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
