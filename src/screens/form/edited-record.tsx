import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';

/** What a form over a list is opened with. */
export interface EditedRecordDialog<Stored> {
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Stored) => void;
}

/** What the form of one record over a list is given. */
export interface EditedForm<Stored> extends EditedRecordDialog<Stored> {
  /** Undefined for a new one. */
  stored: Stored | undefined;
}

export interface EditedRecordProps<Stored> {
  /** The record that is changed, or that a new one is added; undefined while no form is open. */
  edited: Stored | 'new' | undefined;
  onEdit: (edited: Stored | undefined) => void;
  /** The form, which may be loaded late; or what makes it, where undefined stands for a new record. */
  form?: ComponentType<EditedForm<Stored>>;
  children?: (stored: Stored | undefined, dialog: EditedRecordDialog<Stored>) => ReactNode;
}

/** The form over a list that adds a record or changes one, begun anew for each record and each of its versions. */
export function EditedRecord<Stored extends { id: string; version: number }>({
  edited,
  onEdit,
  form: Form,
  children,
}: EditedRecordProps<Stored>) {
  if (edited === undefined) return null;
  const stored = edited === 'new' ? undefined : edited;
  const dialog = { onClose: () => onEdit(undefined), onReload: onEdit };
  return (
    <Suspense fallback={null}>
      <Fragment key={stored ? `${stored.id} ${stored.version}` : 'new'}>
        {Form ? <Form stored={stored} {...dialog} /> : children?.(stored, dialog)}
      </Fragment>
    </Suspense>
  );
}
