import type { ReactNode } from 'react';
import type { Submission } from '#client/remote.ts';
import type { LabelPaper, PrintLabels } from '#ui/print/print-labels.ts';
import { PreviewDialog } from '#ui/print/preview/preview-dialog.tsx';
import { useRecordedOutput } from './use-recorded-output.ts';

const papers = ['medicine-label'] as const satisfies readonly LabelPaper[];

export interface RecordedLabelsProps {
  title: string;
  /** Without the ending. */
  fileName: string;
  labels: PrintLabels;
  /** What else is chosen, such as the language. */
  choices?: ReactNode;
  /** Writes to the audit trail that the labels left the screen. */
  record: (output: 'print' | 'download', submission: Submission) => Promise<unknown>;
  onClose: () => void;
}

/** Shows labels of a roll for printing; each print and download is written to the audit trail. */
export function RecordedLabels({ record, labels, choices, ...dialog }: RecordedLabelsProps) {
  const write = useRecordedOutput(record);
  return (
    <PreviewDialog<LabelPaper>
      opened
      {...dialog}
      papers={papers}
      initialPaper={papers[0]}
      jobOn={(paper) => ({ paper, labels })}
      renderChoices={() => choices}
      onOutput={(output) => write(output)}
    />
  );
}
