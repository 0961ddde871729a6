import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListColumn } from '#ui/list/list-types.ts';

const anywhere = { overflowWrap: 'anywhere' } as const;

/** What a record is called, and two lines of what else is known of it below. */
export function nameColumn<Row>(
  title: string,
  nameOf: (row: Row) => string,
  belowOf?: (row: Row) => ReactNode,
): ListColumn<Row> {
  return {
    id: 'name',
    title,
    render(row) {
      const below = belowOf?.(row);
      return (
        <>
          <Text size="sm" fw={600} style={anywhere}>
            {nameOf(row)}
          </Text>
          {below && (
            <Text size="sm" c="dimmed" lineClamp={2} style={anywhere}>
              {below}
            </Text>
          )}
        </>
      );
    },
  };
}

/** Text of any length: a word that is too long for its column is broken. */
export function textColumn<Row>(id: string, title: string, textOf: (row: Row) => string): ListColumn<Row> {
  return {
    id,
    title,
    render: (row) => (
      <Text size="sm" style={anywhere}>
        {textOf(row)}
      </Text>
    ),
  };
}

/** A number or an amount, at the end of its column. */
export function figureColumn<Row>(
  id: string,
  title: string,
  figureOf: (row: Row) => ReactNode,
): ListColumn<Row> {
  return { id, title, align: 'end', render: figureOf };
}
