import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { TextToCopy } from '#ui/page/text-to-copy.tsx';
import { t } from '../machine-keys.texts.ts';

export interface MadeKey {
  name: string;
  /** Null where the answer that held it was lost on the way. */
  key: string | null;
  expiresAt: string;
}

/** Shows a key that was just made: once, with a button to copy it. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
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
  return (
    <>
      <TextToCopy
        label={t('key')}
        description={t('keyHint')}
        text={text}
        until={t('ends', { when: dateTime(expiresAt) })}
        notCopied={t('notCopied')}
      />
      <Text size="sm">{t('use')}</Text>
      {/* Focusable, because a long line is swept sideways and that must work from the keyboard. */}
      <Code block tabIndex={0} style={{ overflow: 'auto' }}>
        {`curl ${window.location.origin}/api/patients \\\n  -H 'Authorization: Bearer owk_…'`}
      </Code>
    </>
  );
}
