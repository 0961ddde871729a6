import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import type { Application } from '../kyc.contract.ts';
import { isOpen } from '../kyc.rules.ts';

/** What the operator writes while looking at the documents; the dialogs that decide go on with it. */
export interface ReviewNotes {
  text: string;
  write: (text: string) => void;
  /** The decision has taken them along. */
  end: () => void;
}

const pageKey = (applicationId: string) => `kyc.notes.${applicationId}`;

/** The drafts of the dialogs, with the field of each that holds the notes. */
export const approvalDraft = ({ id, version }: Application) => `kyc.approve.${id}.${version}`;
export const rejectionDraft = ({ id }: Application) => `kyc.reject.${id}`;

/** The notes of an application that is open; a draft of them is kept as those of forms are. */
export function useReviewNotes(application: Application): ReviewNotes {
  const { id, status } = application;
  const [text, setText] = useState(() => textOf(readDraft(pageKey(id))?.values['notes']));
  const endWarning = useUnsavedChanges(isOpen(status) && text !== '');

  function write(written: string) {
    setText(written);
    keep(pageKey(id), 'notes', written);
    // What stands in the draft of a dialog is not newer than this.
    takeOver(approvalDraft(application), 'notes', written);
    takeOver(rejectionDraft(application), 'reason', written);
  }

  return {
    text,
    write,
    end() {
      endWarning();
      setText('');
      removeDraft(pageKey(id));
    },
  };
}

function keep(key: string, field: string, text: string): void {
  if (text === '') removeDraft(key);
  else writeDraft(key, { values: { [field]: text }, submissionKey: null });
}

function takeOver(key: string, field: string, text: string): void {
  const draft = readDraft(key);
  if (!draft || draft.values[field] === text) return;
  writeDraft(key, { values: { ...draft.values, [field]: text }, submissionKey: null });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
