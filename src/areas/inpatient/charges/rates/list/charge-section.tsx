import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '#client/session.ts';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, ListQuery, RowAction } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { t } from '../rates.texts.ts';

export interface ChargeSectionProps<Row> {
  title: string;
  lead: string;
  addLabel: string;
  onAdd: () => void;
  query: ListQuery<Row>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  rowActions: (row: Row) => RowAction[];
  empty: string;
  emptyHint?: string;
  children?: ReactNode;
}

/** One kind of charges with its list; who may write adds to it. */
export function ChargeSection<Row>(props: ChargeSectionProps<Row>) {
  const { title, lead, addLabel, onAdd, query, columns, rowKey, rowName, rowActions, empty, emptyHint } =
    props;
  const mayWrite = useMay()('billing.write');
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {mayWrite && (
          <Button size="xs" onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {lead}
      </Text>
      <DataList
        caption={title}
        query={query}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        {...(mayWrite && { rowActions })}
        empty={<EmptyState icon="receipt" title={empty} {...(emptyHint && { hint: emptyHint })} />}
        errorMessage={t('failedToLoad')}
      />
      {props.children}
    </section>
  );
}
