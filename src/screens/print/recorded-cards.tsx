import type { ReactNode } from 'react';
import type { Submission } from '#client/remote.ts';
import type { CardPaper, PrintCards } from '#ui/print/print-cards.ts';
import { PreviewDialog } from '#ui/print/preview/preview-dialog.tsx';
import { useRecordedOutput } from './use-recorded-output.ts';

export interface RecordedCardsProps {
  title: string;
  /** Without the ending. */
  fileName: string;
  papers: readonly CardPaper[];
  initialPaper: CardPaper;
  /** Undefined while something that was typed cannot be printed. */
  cardsOn: (paper: CardPaper) => PrintCards | undefined;
  /** What else is chosen for a paper. */
  renderChoices?: (paper: CardPaper) => ReactNode;
  /** Writes to the audit trail that the cards left the screen. */
  record: (output: 'print' | 'download', paper: CardPaper, submission: Submission) => Promise<unknown>;
  onClose: () => void;
}

/** Shows bands or labels for printing; each print and download is written to the audit trail. */
export function RecordedCards({ record, cardsOn, ...dialog }: RecordedCardsProps) {
  const write = useRecordedOutput(record);
  return (
    <PreviewDialog<CardPaper>
      opened
      {...dialog}
      jobOn={(paper) => {
        const cards = cardsOn(paper);
        return cards && { paper, cards };
      }}
      onOutput={write}
    />
  );
}
