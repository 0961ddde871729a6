import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { issue } from '#kernel/files/file.issues.ts';
import { fileExtensions, type FileType } from '#kernel/files/file-types.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './file-field.texts.ts';

/** A file that the server has taken in, as a form keeps it. */
export interface ChosenFile {
  /** By what it is handed in; empty while none is chosen. */
  token: string;
  name: string;
}

export interface FileFieldProps {
  label: string;
  description: string;
  /** The field's name in the form, by which a refusal finds it. */
  path: string;
  types: readonly FileType[];
  maximumBytes: number;
  required?: boolean;
  chosen: ChosenFile;
  error: ReactNode;
  send: (file: File) => Promise<ChosenFile>;
  /** Of the form: it is not saved before the file has arrived or failed. */
  waitFor: DraftForm<never>['waitFor'];
  refusals: OwnRefusals;
  onChange: (chosen: ChosenFile) => void;
}

/** Takes a file and sends it at once; the form keeps only by what it is handed in. */
export function FileField(props: FileFieldProps) {
  const { label, description, path, types, maximumBytes, required = false, chosen, refusals } = props;
  const id = useId();
  const reset = useRef<() => void>(null);
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function take(file: File) {
    setProblem(undefined);
    if (file.size > maximumBytes) {
      return setProblem(messageWords(issue('tooLarge', { max: maximumBytes / 2 ** 20 })));
    }
    props.waitFor(path, send(file));
  }

  async function send(file: File): Promise<boolean> {
    setSending(file.name);
    try {
      props.onChange(await props.send(file));
      return true;
    } catch (error) {
      const atField = Object.values(fieldMessages(error))[0];
      setProblem(atField ?? failureWords(t('fileFailed'), error, refusals) ?? t('fileFailed'));
      return false;
    } finally {
      setSending(undefined);
      reset.current?.();
    }
  }

  const state = sending === undefined ? chosen.name || t('noFile') : t('sending', { name: sending });
  const isMissing = chosen.token === '' && sending === undefined;
  const error = problem ?? (isMissing ? props.error : undefined);
  return (
    <Input.Wrapper
      label={label}
      description={description}
      withAsterisk={required}
      error={error}
      id={id}
      labelElement="div"
      errorProps={{ role: 'alert' }}
    >
      <Group gap="sm" mt={6} mb={error ? 6 : 0}>
        <FileButton
          resetRef={reset}
          accept={types.map((type) => fileExtensions[type]).join(',')}
          onChange={(file) => file && take(file)}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={sending !== undefined}
              data-path={path}
              aria-describedby={`${id}-description ${id}-error`}
              leftSection={<Icon name="upload" size={18} />}
            >
              {t(chosen.token === '' ? 'chooseFile' : 'replaceFile', { label })}
            </Button>
          )}
        </FileButton>
        <Text component="output" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {state}
        </Text>
      </Group>
    </Input.Wrapper>
  );
}
