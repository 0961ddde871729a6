import { type FileFieldProps, FileField } from '#screens/form/file-field.tsx';
import { type FileKind, fileRules } from '../../files/file.rules.ts';
import { addFile } from '../application.calls.ts';
import { applicationRefusals } from '../application.words.ts';

export interface DocumentFieldProps extends Pick<
  FileFieldProps,
  'label' | 'description' | 'path' | 'required' | 'chosen' | 'error' | 'waitFor' | 'onChange'
> {
  kind: FileKind;
}

/** A document of an application. */
export function DocumentField({ kind, ...field }: DocumentFieldProps) {
  const { types, maximumBytes } = fileRules[kind];
  return (
    <FileField
      {...field}
      types={types}
      maximumBytes={maximumBytes}
      refusals={applicationRefusals}
      send={(file) => addFile({ kind, name: file.name }, file)}
    />
  );
}
