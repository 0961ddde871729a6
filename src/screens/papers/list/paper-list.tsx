import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressedList, type AddressedListProps } from '#screens/list/addressed-list.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';

export interface PaperListProps<Row extends { id: string }> extends Omit<AddressedListProps<Row>, 'none'> {
  title: string;
  lead: string;
  /** How a new paper begins, and what an empty list calls that; false for those who write none. */
  write?: { label: string; first: string; onClick: () => void } | false;
  /** How many there are. */
  figures?: ReactNode;
  /** A heading over the list that says how many it holds. */
  heading?: string;
  none: Omit<AddressedListProps<Row>['none'], 'first'>;
}

/** The list of one kind of paper: how many there are, those that the address asks for, and a new one. */
export function PaperList<Row extends { id: string }>(props: PaperListProps<Row>) {
  const { title, lead, write = false, figures, heading, none, ...list } = props;
  return (
    <>
      <PageHeader
        title={title}
        description={lead}
        actions={
          write && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={write.onClick}>
              {write.label}
            </Button>
          )
        }
      />
      {figures}
      {heading !== undefined && (
        <Title order={2} size="h4" mb="sm">
          {heading}
        </Title>
      )}
      <AddressedList
        {...list}
        none={{ ...none, first: write && { label: write.first, onClick: write.onClick } }}
      />
    </>
  );
}
