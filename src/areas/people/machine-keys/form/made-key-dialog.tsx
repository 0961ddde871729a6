import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { t } from '../machine-keys.texts.ts';

export interface MadeKey {
  name: string;
  /** Null where the answer that held it was lost on the way. */
  key: string | null;
  expiresAt: string;
}

/** Shows a key that was just made: once, with a button to copy it. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('madeTitle', { name: made.name })}
      closeOnClickOutside={false}
      size="lg"
    >
      <Stack gap="md">
        {made.key === null ? (
          <Text size="sm">{t('lost', { name: made.name })}</Text>
        ) : (
          <KeyToCopy text={made.key} expiresAt={made.expiresAt} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function KeyToCopy({ text, expiresAt }: { text: string; expiresAt: string }) {
  const { dateTime } = useFormat();
  const clipboard = useClipboard();
  return (
    <>
      <TextInput
        label={t('key')}
        description={t('keyHint')}
        value={text}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t('ends', { when: dateTime(expiresAt) })}
        </Text>
        <Button
          leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={18} />}
          onClick={() => clipboard.copy(text)}
        >
          {t(clipboard.copied ? 'copied' : 'copy')}
        </Button>
      </Group>
      <Text size="sm" c="red" component="output">
        {clipboard.error ? t('notCopied') : ''}
      </Text>
      <Text size="sm">{t('use')}</Text>
      {/* Focusable, because a long line is swept sideways and that must work from the keyboard. */}
      <Code block tabIndex={0} style={{ overflow: 'auto' }}>
        {`curl ${window.location.origin}/api/patients \\\n  -H 'Authorization: Bearer owk_…'`}
      </Code>
    </>
  );
}
