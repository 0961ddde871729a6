import { Alert, Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../second-factor.texts.ts';

// Who hears the page instead of seeing it is told that a new step has begun.
function takeFocus(node: HTMLElement | null): void {
  node?.focus();
}

/** Shows new recovery codes the one time they are told; null when the answer with them was lost. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[] | null; onDone: () => void }) {
  const { user, tenant } = usePerson();
  if (!codes) {
    return (
      <Stack gap="md">
        <Alert role="alert" color="yellow" icon={<Icon name="alert" />}>
          {t('codesLost')}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onDone}>{t('begin')}</Button>
        </Group>
      </Stack>
    );
  }
  const head = t('codesFileHead', { email: user.email, organization: tenant.name });
  const text = `${head}\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text fw={600} ref={takeFocus} tabIndex={-1} style={{ outline: 'none' }}>
        {t('codesTitle')}
      </Text>
      <Text size="sm">{t('codesLead')}</Text>
      <SimpleGrid
        cols={{ base: 1, xs: 2 }}
        spacing="xs"
        component="ul"
        style={{ listStyle: 'none', padding: 0 }}
        m={0}
      >
        {codes.map((code) => (
          <li key={code}>
            <Code fz="sm">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<Icon name="copy" size={18} />} onClick={copy}>
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={18} />}
            onClick={() => downloadFile(t('codesFile'), 'text/plain', [text])}
          >
            {t('download')}
          </Button>
        </Group>
        <Button onClick={onDone}>{t('kept')}</Button>
      </Group>
    </Stack>
  );
}
