import type { ComponentType } from 'react';
import type { IssuedKind } from '../join.contract.ts';
import { useIssuedAs } from '../join.hooks.ts';

export interface NamedPatient {
  id: string;
  patientNumber: string;
  firstName: string;
  lastName: string;
}

/** How the record of a paper names its patient. */
interface Naming<Issued, Props> {
  /** By which id it moved, and whose it is now; nobody's for a buyer at the counter. */
  of: (record: Issued, props: Props) => { id: string; patient: NamedPatient | null };
  /** The record with the patient named as then. */
  named: (record: Issued, patient: NamedPatient) => Issued;
}

/** A record that holds its patient itself. */
export const byItself = {
  of: (record: { id: string; patient: NamedPatient | null }) => record,
  named: <Issued extends { patient: NamedPatient | null }>(
    record: Issued,
    patient: NamedPatient,
  ): Issued => ({
    ...record,
    patient: { ...record.patient, ...patient },
  }),
};

/**
 * A printed paper that says whose it was when it was issued: of a record that was joined into another since, the name and
 * the number that it had. The paper's record is the named property.
 */
export function asIssued<Props extends object, Name extends keyof Props>(
  kind: IssuedKind,
  name: Name,
  Paper: ComponentType<Props>,
  { of, named }: Naming<Props[Name], Props>,
): ComponentType<Props> {
  return function AsIssued(props: Props) {
    const record = props[name];
    const { id, patient } = of(record, props);
    const { isPending, data } = useIssuedAs(kind, id, patient?.id);
    if (patient && isPending) return null;
    const issued = patient && data?.issued ? named(record, { ...patient, ...data.issued }) : record;
    return <Paper {...props} {...{ [name]: issued }} />;
  };
}
