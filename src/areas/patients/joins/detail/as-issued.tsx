import type { ComponentType } from 'react';
import { useIssuedAs } from '../join.hooks.ts';
import type { IssuedKind } from '../join.contract.ts';

interface NamedPatient {
  id: string;
  patientNumber: string;
  firstName: string;
  lastName: string;
}

interface OfPatient {
  patient: NamedPatient | null;
}

/**
 * A printed paper that says whose it was when it was issued: of a record that was joined into another since, the name and
 * the number that it had. The paper's record is the named property.
 * @param idOf the id by which the record moved, where it is not its own
 */
export function asIssued<Name extends string, Props extends Readonly<Record<Name, OfPatient>>>(
  kind: IssuedKind,
  name: Name,
  Paper: ComponentType<Props>,
  idOf: (record: Props[Name]) => string = (record) => (record as unknown as { id: string }).id,
): ComponentType<Props> {
  return function AsIssued(props: Props) {
    const record = props[name];
    const { patient } = record;
    const { isPending, data } = useIssuedAs(kind, idOf(record), patient?.id);
    if (patient && isPending) return null;
    const issued = patient && data?.issued ? { ...record, patient: { ...patient, ...data.issued } } : record;
    return <Paper {...props} {...{ [name]: issued }} />;
  };
}
