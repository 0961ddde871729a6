import { TypeOrPickField, type TypeOrPickFieldProps } from '#screens/form/pickers/type-or-pick-field.tsx';
import { useTyping } from '#screens/form/pickers/use-typing.ts';
import type { Procedure } from '../procedure.contract.ts';
import { useProcedurePage } from '../procedure.calls.ts';

const maxShown = 20;

export type ProcedureFieldProps = Omit<
  TypeOrPickFieldProps<Procedure>,
  'typing' | 'matches' | 'idOf' | 'textOf'
>;

/** A procedure: one of the catalogue, offered while typing, or any other words. */
export function ProcedureField(props: ProcedureFieldProps) {
  const typing = useTyping(props.value);
  const { search } = typing;
  const matches = useProcedurePage({ status: 'active', limit: maxShown, ...(search && { search }) });
  return (
    <TypeOrPickField
      {...props}
      typing={typing}
      matches={matches}
      idOf={({ id }) => id}
      textOf={({ name }) => name}
      maxLength={200}
    />
  );
}
