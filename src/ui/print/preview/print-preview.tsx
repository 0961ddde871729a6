import { Alert, Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { downloadFile } from '#ui/files/download-file.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { PageViewer } from './page-viewer.tsx';
import type { PrintDocument, PrintPaper } from '../print-document.ts';
import { t } from '../print.texts.ts';
import { useRenderedDocument } from './use-rendered-document.ts';

export interface PrintPreviewProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  document: PrintDocument;
  /** Without the ending. */
  fileName: string;
  initialPaper?: PrintPaper;
  /** What it can be printed on; A4 and a receipt roll unless told otherwise. */
  papers?: readonly PrintPaper[];
  /** Told each time the document leaves the screen, to write it to the audit trail. */
  onOutput?: (output: 'print' | 'download') => void;
}

/** The dialog that shows a document as it will be printed, prints it and saves it as a PDF. */
export function PrintPreview(props: PrintPreviewProps) {
  const { opened, onClose, title } = props;
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={820}
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <PreviewBody {...props} />
    </Modal>
  );
}

const usualPapers: readonly PrintPaper[] = ['a4', 'thermal'];

function PreviewBody(props: PrintPreviewProps) {
  const { title, document, fileName, papers = usualPapers, initialPaper = papers[0], onOutput } = props;
  const [paper, setPaper] = useState<PrintPaper>(initialPaper ?? 'a4');
  const [hasPrintFailed, setPrintFailed] = useState(false);
  const { data, isError, isFetching, refetch } = useRenderedDocument(document, paper);
  const ready = data && !isError && data.paper === paper ? data : undefined;

  async function print() {
    if (!ready) return;
    setPrintFailed(false);
    try {
      await ready.printPages(ready.pages, title);
      onOutput?.('print');
    } catch {
      setPrintFailed(true);
    }
  }

  function download() {
    if (!ready) return;
    downloadFile(`${fileName}.pdf`, 'application/pdf', [ready.pdf]);
    onOutput?.('download');
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('subtitle')}
      </Text>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t('paper')}
          value={paper}
          onChange={setPaper}
          data={papers.map((value) => ({ value, label: t(value) }))}
        />
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name="download" />}
            disabled={!ready}
            onClick={download}
          >
            {t('download')}
          </Button>
          <Button leftSection={<Icon name="print" />} disabled={!ready} onClick={() => void print()}>
            {t('print')}
          </Button>
        </Group>
      </Group>
      {hasPrintFailed && (
        <Alert role="alert" color="red" icon={<Icon name="alert" />}>
          {t('printFailed')}
        </Alert>
      )}
      {isError && <ErrorPanel message={t('failed')} onRetry={refetch} isRetrying={isFetching} />}
      {!ready && !isError && <PreparingPreview />}
      {ready && <PageViewer key={paper} prepared={ready} title={title} />}
    </Stack>
  );
}

function PreparingPreview() {
  return (
    <output aria-busy="true" aria-label={t('preparing')}>
      <Skeleton height="62vh" />
    </output>
  );
}
