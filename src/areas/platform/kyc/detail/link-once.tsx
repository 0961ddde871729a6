import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from '../kyc.texts.ts';

export interface LinkOnceProps {
  title: string;
  text: string;
  /** With the secret behind a '#', which browsers tell no server. */
  path: string;
  onClose: () => void;
}

/** A secret link, shown once and to be copied. */
export function LinkOnce({ title, text, path, onClose }: LinkOnceProps) {
  const { history } = useRouter();
  const clipboard = useClipboard();
  const address = new URL(history.createHref(path), location.href).href;
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={false} size="lg">
      <Stack gap="md">
        <TextInput
          label={title}
          description={text}
          value={address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        />
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={18} />}
            onClick={() => clipboard.copy(address)}
          >
            {t(clipboard.copied ? 'linkCopied' : 'linkCopy')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
