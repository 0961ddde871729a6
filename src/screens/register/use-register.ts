import { useState } from 'react';
import type { Translate } from '#ui/i18n/text-types.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import { editAction } from './edit-action.ts';
import type { InUse } from './in-use.ts';
import type { Adding } from './register-head.tsx';
import {
  type ChangedRegister,
  type OwnStatusWord,
  type StatusWords,
  useStatusChange,
} from './use-status-change.ts';

type Registered = InUse & { id: string; version: number; name: string };

export interface RegisterOptions<Row extends Registered, T extends Record<OwnStatusWord, string>>
  extends StatusWords<T>, Pick<Adding, 'importFrom'> {
  register: ChangedRegister<Row>;
  /** Whether this person may add records and change them. */
  mayChange: boolean;
  /** What else can be done with a row, before the actions that all have. */
  actionsOf?: (row: Row) => RowAction[];
}

export interface Register<Row extends Registered, T extends Record<string, string>> {
  /** Spread into RegisterHead. */
  head: Adding & { words: Translate<T> };
  /** Spread into RegisterList. */
  list: Adding & {
    words: Translate<T>;
    rowName: (row: Row) => string;
    rowActions: ((row: Row) => RowAction[]) | undefined;
  };
  /** Spread into the EditedRecord that holds the form. */
  form: { edited: Row | 'new' | undefined; onEdit: (row: Row | undefined) => void };
}

/** What is done on the list of a register: adding, editing, taking out of use and bringing back. */
export function useRegister<Row extends Registered, T extends Record<OwnStatusWord, string>>({
  register,
  mayChange,
  importFrom,
  actionsOf = () => [],
  ...options
}: RegisterOptions<Row, T>): Register<Row, T> {
  const [edited, setEdited] = useState<Row | 'new'>();
  const status = useStatusChange({ ...options, register });
  const adding = mayChange && { onAdd: () => setEdited('new'), ...(importFrom && { importFrom }) };
  const rowActions = (row: Row) => [
    ...actionsOf(row),
    editAction(() => setEdited(row)),
    status.actionOf(row),
  ];
  return {
    head: { words: options.words, ...adding },
    list: {
      words: options.words,
      rowName: ({ name }) => name,
      rowActions: mayChange ? rowActions : undefined,
      ...adding,
    },
    form: { edited, onEdit: setEdited },
  };
}
