import { ActionIcon, Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { EntryColumn } from '#ui/form/parts/entry-layout.ts';
import { EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../item-lines.texts.ts';

/** A form whose field `lines` has a line for each item. */
export interface LinesForm<Line> {
  values: { lines: readonly Line[] };
  insertListItem: (field: 'lines', line: Line) => void;
  removeListItem: (field: 'lines', index: number) => void;
}

export interface ItemLinesProps<Line> {
  form: LinesForm<Line>;
  emptyLine: Line;
  /** The largest number of lines. */
  most: number;
  /** The fields of a line, with the button that removes it; the only line has no such button. */
  children: (index: number, remove: ReactNode) => ReactNode;
  /** Lines that are rows of a table have these columns, each line an EntryRow. */
  columns?: readonly EntryColumn[];
  /** What is wrong with the lines together. */
  error?: ReactNode;
}

/** The items of an order, a request or a transfer: at least one, and more on demand. */
export function ItemLines<Line extends object>(props: ItemLinesProps<Line>) {
  const { form, emptyLine, most, columns, children, error } = props;
  const { lines } = form.values;
  const removeButton = (index: number) =>
    lines.length > 1 && (
      <ActionIcon
        variant="subtle"
        mt={columns ? 4 : 28}
        aria-label={t('removeItem', { number: index + 1 })}
        onClick={() => form.removeListItem('lines', index)}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
    );
  const rows = lines.map((_line, index) => (
    // Lines have no id; their fields are controlled, so the index is enough as a key.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{children(index, removeButton(index))}</Fragment>
  ));
  return (
    <>
      {columns ? <EntryRows columns={columns}>{rows}</EntryRows> : rows}
      {error}
      {lines.length < most && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => form.insertListItem('lines', { ...emptyLine })}
        >
          {t('addItem')}
        </Button>
      )}
    </>
  );
}
