import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Procedure } from '../procedure.contract.ts';
import { useProcedurePage } from '../procedure.hooks.ts';

const maxShown = 20;
const typingPauseMs = 200;

export interface ProcedureFieldProps extends Omit<AutocompleteProps, 'data' | 'onChange'> {
  value?: string;
  /** What is typed; with the procedure of the catalogue where it is one that is offered. */
  onChange?: (name: string, chosen: Procedure | undefined) => void;
}

/** A procedure: one of the catalogue, offered while typing, or any other words. */
export function ProcedureField({ value = '', onChange, ...props }: ProcedureFieldProps) {
  const [search] = useDebouncedValue(value.trim(), typingPauseMs);
  const { data } = useProcedurePage({ status: 'active', limit: maxShown, ...(search && { search }) });
  const byName = new Map((data?.rows ?? []).map((procedure) => [procedure.name, procedure]));
  return (
    <Autocomplete
      autoComplete="off"
      {...props}
      value={value}
      onChange={(name) => onChange?.(name, byName.get(name))}
      data={[...byName.keys()]}
      filter={({ options }) => options}
      limit={maxShown}
      maxLength={200}
    />
  );
}
