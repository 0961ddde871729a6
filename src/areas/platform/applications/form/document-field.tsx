import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { issue } from '../../files/file.issues.ts';
import { type FileKind, fileRules } from '../../files/file.rules.ts';
import { addFile } from '../application.calls.ts';
import { t } from '../application.texts.ts';
import { applicationRefusals } from '../application.words.ts';

/** A document that the server has taken in, as a form keeps it. */
export interface ChosenDocument {
  /** Empty while none is chosen. */
  token: string;
  name: string;
}

export interface DocumentFieldProps {
  kind: FileKind;
  label: string;
  description: string;
  /** The field's name in the form, by which a refusal finds it. */
  path: string;
  required?: boolean;
  chosen: ChosenDocument;
  error: ReactNode;
  onChange: (chosen: ChosenDocument) => void;
}

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
};

/** Takes a document and sends it at once; the form keeps only by which secret it is handed in. */
export function DocumentField(props: DocumentFieldProps) {
  const { kind, label, description, path, required = false, chosen, onChange } = props;
  const id = useId();
  const reset = useRef<() => void>(null);
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { types, maximumBytes } = fileRules[kind];

  async function send(file: File) {
    setProblem(undefined);
    if (file.size > maximumBytes) {
      return setProblem(messageWords(issue('tooLarge', { max: maximumBytes / 2 ** 20 })));
    }
    setSending(file.name);
    try {
      const { token, name } = await addFile({ kind, name: file.name }, file);
      onChange({ token, name });
    } catch (error) {
      const atField = Object.values(fieldMessages(error))[0];
      setProblem(atField ?? failureWords(t('fileFailed'), error, applicationRefusals) ?? t('fileFailed'));
    }
    setSending(undefined);
    reset.current?.();
  }

  const state = sending === undefined ? chosen.name || t('noFile') : t('sending', { name: sending });
  const error = problem ?? (chosen.token === '' ? props.error : undefined);
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
          accept={types.map((type) => extensions[type]).join(',')}
          onChange={(file) => file && void send(file)}
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
