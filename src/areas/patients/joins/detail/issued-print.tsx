import type { ComponentType } from 'react';
import type { Submission } from '#client/remote.ts';
import type { PrintWords } from '#screens/papers/print/paper-blocks.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { PrintDocument } from '#ui/print/print-document.ts';
import type { IssuedKind } from '../join.contract.ts';
import { asIssued, byItself, type NamedPatient } from './as-issued.tsx';

// What pages of patients import does not bring the preview with it.
const PaperPrint = lazyPart(() => import('#screens/papers/print/paper-print.tsx'), 'PaperPrint');

interface IssuedPaper<Paper> {
  kind: IssuedKind;
  /** By which id it moved, where that is not its own. */
  movedBy?: (paper: Paper) => string;
  document: (paper: Paper, words: PrintWords) => PrintDocument;
  /** Without the ending. */
  fileName: (paper: Paper) => string;
  /** Writes to the audit trail that it left the screen. */
  record: (paper: Paper, output: 'print' | 'download', submission: Submission) => Promise<unknown>;
}

/** Shows a paper that names its patient as it did when it was issued; each print and download is recorded. */
export function issuedPrint<Paper extends { id: string; patient: NamedPatient }>({
  kind,
  movedBy = ({ id }) => id,
  document,
  fileName,
  record,
}: IssuedPaper<Paper>): ComponentType<{ paper: Paper; onClose: () => void }> {
  return asIssued(
    kind,
    'paper',
    ({ paper, onClose }) => (
      <PaperPrint
        document={(words) => document(paper, words)}
        fileName={fileName(paper)}
        record={(output, submission) => record(paper, output, submission)}
        onClose={onClose}
      />
    ),
    { of: (paper) => ({ id: movedBy(paper), patient: paper.patient }), named: byItself.named },
  );
}
