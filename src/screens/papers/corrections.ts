import type { Submission } from '#client/remote.ts';
import type { OwnRefusals } from '../refusal/refusal-words.ts';
import type { PaperPageProps } from './paper-page.tsx';
import { t } from './papers.texts.ts';

/** The calls of `kernel/papers/paper-calls.ts` that correct one paper. */
export interface Corrections<Named extends Record<string, string>> {
  /** What kind of paper it is, such as 'Progress note'. */
  paper: string;
  /** The field of the calls that names it, with its id. */
  named: Named;
  /** Adds to it, for those who may do so now. */
  add?:
    | ((input: Named & { reason: string; body: string }, submission: Submission) => Promise<unknown>)
    | false;
  /** Marks it as entered in error, for those who may do so now. */
  mark?: ((input: Named & { reason: string }, submission: Submission) => Promise<unknown>) | false;
  /** What follows from the mark, where that is more than for most. */
  markText?: string;
  refusals: OwnRefusals;
  /** Fetches the paper again. */
  refresh: () => void;
}

/** What `PaperPage` needs for addenda and for the mark of a paper. */
export function correctionsOf<const Named extends Record<string, string>>(
  corrections: Corrections<Named>,
): Pick<PaperPageProps, 'addendum' | 'marking'> {
  const { paper, named, add = false, mark = false, markText: text, ...shared } = corrections;
  const id = Object.values(named).join('.');
  return {
    addendum: add && {
      ...shared,
      draftKey: `addendum.${id}`,
      send: (fields, submission) => add({ ...named, ...fields }, submission),
    },
    marking: mark && {
      ...shared,
      paper,
      ...(text !== undefined && { text }),
      draftKey: `entered-in-error.${id}`,
      send: (reason, submission) => mark({ ...named, reason }, submission),
      failed: t('failedToMark'),
    },
  };
}
