import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '#ui/files/download-file.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import type { AnyPaper, PrintJob } from '../print-job.ts';
import { t } from '../print.texts.ts';
import { PageViewer } from './page-viewer.tsx';
import { useRenderedDocument } from './use-rendered-document.ts';

export interface PreviewDialogProps<Paper extends AnyPaper> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Without the ending. */
  fileName: string;
  papers: readonly Paper[];
  initialPaper: Paper;
  /** Undefined while something that was typed cannot be printed. */
  jobOn: (paper: Paper) => PrintJob | undefined;
  /** What else is chosen for a paper. */
  renderChoices?: (paper: Paper) => ReactNode;
  /** Told each time something leaves the screen, to write it to the audit trail. */
  onOutput?: ((output: 'print' | 'download', paper: Paper) => void) | undefined;
}

/** The dialog that shows what will be printed, prints it and saves it as a PDF. */
export function PreviewDialog<Paper extends AnyPaper>(props: PreviewDialogProps<Paper>) {
  const { opened, onClose, title } = props;
  const isNarrow = useIsNarrow();
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

function PreviewBody<Paper extends AnyPaper>(props: PreviewDialogProps<Paper>) {
  const { title, fileName, papers, initialPaper, jobOn, renderChoices, onOutput } = props;
  const [paper, setPaper] = useState<Paper>(initialPaper);
  const [hasPrintFailed, setPrintFailed] = useState(false);
  const job = jobOn(paper);
  const { data, isError, isFetching, refetch } = useRenderedDocument(job);
  const ready = job && data && !isError && data.paper === paper ? data : undefined;
  const [accepted, setAccepted] = useState('');
  const missing = ready?.missing.join('') ?? '';
  const isReady = ready !== undefined && (missing === '' || accepted === missing);

  async function print() {
    if (!ready) return;
    setPrintFailed(false);
    try {
      await ready.printPages(ready.pages, title);
      onOutput?.('print', paper);
    } catch {
      setPrintFailed(true);
    }
  }

  function download() {
    if (!ready) return;
    downloadFile(`${fileName}.pdf`, 'application/pdf', [ready.pdf]);
    onOutput?.('download', paper);
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('subtitle')}
      </Text>
      <Group justify="space-between" align="flex-end">
        <Group gap="sm" align="flex-end">
          <PaperChoice papers={papers} paper={paper} onChoose={setPaper} />
          {renderChoices?.(paper)}
        </Group>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name="download" />}
            disabled={!isReady}
            onClick={download}
          >
            {t('download')}
          </Button>
          <Button leftSection={<Icon name="print" />} disabled={!isReady} onClick={() => void print()}>
            {t('print')}
          </Button>
        </Group>
      </Group>
      {ready && missing !== '' && (
        <MissingLetters
          letters={ready.missing}
          isAccepted={isReady}
          onAccept={(isAccepted) => setAccepted(isAccepted ? missing : '')}
        />
      )}
      {hasPrintFailed && (
        <Alert role="alert" color="red" icon={<Icon name="alert" />}>
          {t('printFailed')}
        </Alert>
      )}
      {isError && <ErrorPanel message={t('failed')} onRetry={refetch} isRetrying={isFetching} />}
      {job && !ready && !isError && <PreparingPreview />}
      {ready && <PageViewer key={paper} prepared={ready} title={title} />}
    </Stack>
  );
}

interface MissingLettersProps {
  letters: readonly string[];
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** As many letters as a sentence names. */
const mostNamed = 12;

/** Says which letters no font draws; a paper without them is printed only by who has read that. */
function MissingLetters({ letters, isAccepted, onAccept }: MissingLettersProps) {
  const named = letters.slice(0, mostNamed).join(', ');
  const more = letters.length - mostNamed;
  return (
    <Alert role="alert" color="yellow" icon={<Icon name="alert" />}>
      <Stack gap="xs">
        {t('lettersMissing', {
          letters: more > 0 ? t('lettersMissingMore', { letters: named, count: more }) : named,
        })}
        <Checkbox
          label={t('printWithout')}
          checked={isAccepted}
          onChange={({ currentTarget: { checked } }) => onAccept(checked)}
        />
      </Stack>
    </Alert>
  );
}

interface PaperChoiceProps<Paper> {
  papers: readonly Paper[];
  paper: Paper;
  onChoose: (paper: Paper) => void;
}

// Two papers stand side by side; more of them would not fit a phone.
function PaperChoice<Paper extends AnyPaper>({ papers, paper, onChoose }: PaperChoiceProps<Paper>) {
  const labelOf = (value: AnyPaper) => t(value);
  const data = papers.map((value) => ({ value, label: labelOf(value) }));
  if (papers.length <= 2) {
    return <SegmentedControl aria-label={t('paper')} value={paper} onChange={onChoose} data={data} />;
  }
  return (
    <NativeSelect
      label={t('paper')}
      value={paper}
      data={data}
      onChange={({ currentTarget: { value } }) => onChoose(papers.find((one) => one === value) ?? paper)}
    />
  );
}

function PreparingPreview() {
  return (
    <output aria-busy="true" aria-label={t('preparing')}>
      <Skeleton height="62vh" />
    </output>
  );
}
