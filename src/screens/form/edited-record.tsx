import { Fragment, type ReactNode, Suspense } from 'react';

/** What a form over a list is opened with. */
export interface EditedRecordDialog<Stored> {
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Stored) => void;
}

export interface EditedRecordProps<Stored> {
  /** The record that is changed, or that a new one is added; undefined while no form is open. */
  edited: Stored | 'new' | undefined;
  onEdit: (edited: Stored | undefined) => void;
  /** The form, which may be loaded late; undefined stands for a new record. */
  children: (stored: Stored | undefined, dialog: EditedRecordDialog<Stored>) => ReactNode;
}

/** The form over a list that adds a record or changes one, begun anew for each record and each of its versions. */
export function EditedRecord<Stored extends { id: string; version: number }>({
  edited,
  onEdit,
  children,
}: EditedRecordProps<Stored>) {
  if (edited === undefined) return null;
  const stored = edited === 'new' ? undefined : edited;
  return (
    <Suspense fallback={null}>
      <Fragment key={stored ? `${stored.id} ${stored.version}` : 'new'}>
        {children(stored, { onClose: () => onEdit(undefined), onReload: onEdit })}
      </Fragment>
    </Suspense>
  );
}
