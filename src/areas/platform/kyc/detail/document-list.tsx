import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { readBase64 } from '#kernel/base64.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { downloadFile } from '#ui/files/download-file.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { readDocument } from '../kyc.calls.ts';
import type { Application, ApplicationDocument } from '../kyc.contract.ts';
import { t } from '../kyc.texts.ts';
import { ShownDocument } from './shown-document.tsx';

/** The documents that were handed in, each to be shown beside the facts or to be saved. */
export function DocumentList({ application }: { application: Application }) {
  const { documents } = application;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="kyc-documents">
      <Title order={2} size="h4" mb="md" id="kyc-documents">
        {t('submittedDocuments')}
      </Title>
      {documents.length === 0 && <Text size="sm">{t('noDocumentsYet')}</Text>}
      <Stack gap="lg">
        {documents.map((document) => (
          <DocumentEntry key={document.id} applicationId={application.id} document={document} />
        ))}
      </Stack>
    </Paper>
  );
}

interface DocumentEntryProps {
  applicationId: string;
  document: ApplicationDocument;
}

const kilobyte = 1024;

function DocumentEntry({ applicationId, document }: DocumentEntryProps) {
  const [isShown, setShown] = useState(false);
  const { id: documentId, kind, name, bytes, isReplaced } = document;
  const label = t(`kind_${kind}`);
  const saving = useConfirmedWrite({
    call: (_document: ApplicationDocument) => readDocument({ applicationId, documentId }),
    done: () => undefined,
    failed: () => t('failedToShow'),
    onDone: (file) => downloadFile(file.name, file.contentType, [readBase64(file.content)]),
  });
  return (
    <div>
      <Group justify="space-between" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} size="sm">
            {isReplaced ? `${label} (${t('replaced')})` : label}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('documentLine', { name, size: Math.ceil(bytes / kilobyte) })}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="eye" size={16} />}
            aria-expanded={isShown}
            onClick={() => setShown((was) => !was)}
          >
            {isShown ? t('hide') : t('show', { name: label })}
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={saving.isBusy}
            leftSection={<Icon name="download" size={16} />}
            onClick={() => void saving.start(document)}
          >
            {t('download')}
          </Button>
        </Group>
      </Group>
      {isShown && <ShownDocument applicationId={applicationId} documentId={documentId} label={label} />}
    </div>
  );
}
