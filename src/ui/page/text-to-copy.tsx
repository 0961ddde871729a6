import { Button, Group, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from './text-to-copy.texts.ts';

export interface TextToCopyProps {
  label: string;
  description: string;
  text: string;
  /** How long it can be used, beside the button. */
  until: string;
  /** Said where the browser refuses to copy. */
  notCopied: string;
}

/** A text that is shown only now, such as a link or a key, with a button to copy it. */
export function TextToCopy({ label, description, text, until, notCopied }: TextToCopyProps) {
  const clipboard = useClipboard();
  return (
    <>
      <TextInput
        label={label}
        description={description}
        value={text}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {until}
        </Text>
        <Button
          leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={18} />}
          onClick={() => clipboard.copy(text)}
        >
          {t(clipboard.copied ? 'copied' : 'copy')}
        </Button>
      </Group>
      <Text size="sm" c="red" component="output">
        {clipboard.error ? notCopied : ''}
      </Text>
    </>
  );
}
