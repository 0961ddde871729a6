import type { addendaOf } from '#database/papers/addenda.ts';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import type { CallContext } from '../call-context.ts';
import type { PaperFrame } from './paper.ts';

type Named<Id extends string> = Record<Id, string>;

/** What a paper's calls need to know of it. */
interface Answered<Id extends string, Row> {
  /** The field of an input that names the paper. */
  id: Id;
  /** What the audit trail says of each print and change, such as whose paper it is. */
  facts: (row: Row) => object;
  /** What the audit trail calls it on paper, such as `operative-note`. */
  document?: string;
}

/** Refuses what this person may not do with this paper now. @throws AppError */
type Allow<Row> = (context: CallContext, row: Row) => void | Promise<void>;

/**
 * What answers the calls of `kernel/papers/paper-calls.ts`: a paper is opened, printed, added to and marked as entered in
 * error. Who may do so with which paper is a function of the subject:
 *
 *     const answers = paperAnswers(notePaper, { id: 'operativeNoteId', facts: ({ case_id: caseId }) => ({ caseId }) });
 *     export const addAddendum = answers.addAddendum(noteAddenda, (_context, row) => requireStatus(row.status, ['signed']));
 */
export function paperAnswers<Row extends { id: string }, Paper, const Id extends string>(
  paper: PaperFrame<Row, Paper>,
  { id, facts, document }: Answered<Id, Row>,
) {
  return {
    /** @throws AppError NOT_FOUND */
    get: (context: CallContext, input: Named<Id>): Promise<Paper> => paper.view(context, input[id]),

    /** Each print is in the audit trail. @throws AppError NOT_FOUND, and what the subject refuses */
    recordPrint:
      (allow?: Allow<Row>) =>
      async (
        context: CallContext,
        input: Named<Id> & { output: 'print' | 'download' },
      ): Promise<{ recorded: true }> => {
        const row = await paper.requireRow(context, input[id]);
        await allow?.(context, row);
        const { output } = input;
        return paper.printed(context, row, { ...(document && { document }), output, ...facts(row) });
      },

    /** Adds to what was signed, which stays as it is. @throws AppError NOT_FOUND, and what the subject refuses */
    addAddendum:
      (addenda: Pick<ReturnType<typeof addendaOf>, 'add'>, allow: Allow<Row>) =>
      async (context: CallContext, input: Named<Id> & Pick<Addendum, 'reason' | 'body'>): Promise<Paper> => {
        const row = await paper.requireRow(context, input[id]);
        await allow(context, row);
        const { reason, body } = input;
        const addendumId = await addenda.add(context, row.id, { reason, body });
        return paper.changed(context, row.id, { action: 'AMEND', newValues: { addendumId, ...facts(row) } });
      },

    /**
     * Marks a paper that stays readable and no longer counts.
     * @param mark writes the mark, and what else follows from it
     * @throws AppError NOT_FOUND, WRONG_STATE for one that is marked already, and what the subject refuses
     */
    markInError:
      (mark: (context: CallContext, row: Row, reason: string) => Promise<void>) =>
      async (context: CallContext, input: Named<Id> & { reason: string }): Promise<Paper> => {
        const row = await paper.requireRow(context, input[id]);
        const { reason } = input;
        await mark(context, row, reason);
        return paper.changed(context, row.id, {
          action: 'ENTERED_IN_ERROR',
          newValues: { ...facts(row), reason },
        });
      },
  };
}
