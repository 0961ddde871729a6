import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { type ListTexts, RegisterList, type RegisterListProps } from '#screens/register/register-list.tsx';

export interface PaperListProps<
  Row extends { id: string },
  T extends ListTexts & Record<'add', string>,
> extends Omit<RegisterListProps<Row, T>, 'importFrom' | 'onAdd'> {
  /** Begins a new paper; false for those who write none. */
  onAdd: (() => void) | false;
  /** How many there are. */
  figures?: ReactNode;
  /** A heading over the list that says how many it holds. */
  heading?: string;
}

/** The list of one kind of paper: how many there are, those that the address asks for, and a new one. */
export function PaperList<Row extends { id: string }, T extends ListTexts & Record<'add', string>>(
  props: PaperListProps<Row, T>,
) {
  const { onAdd, figures, heading, ...list } = props;
  const adding = onAdd && { onAdd };
  return (
    <>
      <RegisterHead words={list.words} {...adding} />
      {figures}
      {heading !== undefined && (
        <Title order={2} size="h4" mb="sm">
          {heading}
        </Title>
      )}
      <RegisterList {...list} {...adding} {...(heading !== undefined && { caption: heading })} />
    </>
  );
}
