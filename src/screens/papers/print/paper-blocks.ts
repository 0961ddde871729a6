import type { Addendum, ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock } from '#ui/print/print-document.ts';
import { t } from '../papers.texts.ts';

type Times = Pick<Format, 'dateTime'>;

/** A warning at the head of a paper. */
export function warningBox(title: string): PrintBlock {
  return { kind: 'box', tone: 'warning', title, lines: [] };
}

/** Says first that a paper is not valid, and why; nothing of a valid one. */
export function inErrorBlocks(mark: ErrorMark, { dateTime }: Times): PrintBlock[] {
  if (!mark) return [];
  const { reason, byName, at } = mark;
  const why = t('inErrorBy', { reason: reason ?? t('none'), name: byName, time: dateTime(at) });
  return [{ kind: 'box', tone: 'warning', title: t('enteredInError'), lines: [why] }];
}

/** A section for each text; those that are empty are left out. */
export function textSections(
  texts: readonly (readonly [title: string, text: string | null])[],
): PrintBlock[] {
  return texts.flatMap(([title, text]): PrintBlock[] =>
    text ? [{ kind: 'section', title, blocks: [{ kind: 'paragraph', text }] }] : [],
  );
}

/** What was added to a signed paper. */
export function addendumSections(addenda: readonly Addendum[], { dateTime }: Times): PrintBlock[] {
  return addenda.map(({ reason, body, addedByName, addedAt }) => ({
    kind: 'section',
    title: `${t('addendum')}: ${reason}`,
    blocks: [
      { kind: 'paragraph', text: body },
      { kind: 'paragraph', text: t('by', { name: addedByName, time: dateTime(addedAt) }) },
    ],
  }));
}

/** The line of who signed; before, the line on which the person signs. */
export function signatureBlock(name: string, at: string | null, { dateTime }: Times): PrintBlock {
  return {
    kind: 'signatures',
    labels: [at === null ? name : t('signedBy', { name, time: dateTime(at) })],
  };
}
