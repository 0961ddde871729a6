import type { ReactNode } from 'react';
import type { Action } from '#ui/action/action.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';

/** One column: a table column on wide screens, a labelled line of a card on narrow ones. */
export interface ListColumn<Row> {
  id: string;
  title: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  width?: string | number;
  /** `end` is for numbers and money. */
  align?: 'start' | 'end';
  /** False for a row of whose card it would be a line that says nothing new. */
  isOnCard?: (row: Row) => boolean;
}

export interface ListSort {
  column: string;
  direction: 'asc' | 'desc';
}

/** One action at the end of a row; its entry in the menu has an icon. */
export interface RowAction extends Action {
  icon: AnyIcon;
}

/** The rows of a list with what they are called and what can be done with them. */
export interface ListRowsProps<Row> {
  /** Names the list for screen readers. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The name of a row inside the labels of its buttons. */
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => RowAction[]) | undefined;
  sort?: ListSort | undefined;
  onSort?: ((sort: ListSort) => void) | undefined;
}

/** What a list needs of a TanStack query whose data is a kernel `Page`, or all rows; a query result fits as it is. */
export interface ListQuery<Row> {
  data: { rows: readonly Row[]; nextCursor?: string | null } | undefined;
  isPending: boolean;
  isFetching: boolean;
  isError: boolean;
  /** When the rows came, in milliseconds since 1970; 0 before. */
  dataUpdatedAt?: number;
  refetch: () => unknown;
}

/** Which page the list shows; kept in the URL by the screen. */
export interface ListPaging {
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
  pageSize: number;
  /** Offers a choice of page sizes when given. */
  onPageSize?: (pageSize: number) => void;
  /** Which columns are hidden, by their ids; left out where all are always shown. */
  columns?: { hidden: readonly string[]; onHidden: (ids: string[]) => void };
}
