import { useCallback, useEffect, useRef, useState } from 'react';
import { isRetryable } from '#client/remote.ts';
import { currentOf } from '#screens/form/use-record-form.tsx';
import { removeDraft, writeDraft } from '#ui/form/draft-store.ts';
import { useUnsavedChanges } from '#ui/form/unsaved-changes.ts';
import { saveConsultationDraft } from '../consultation.calls.ts';
import type { Consultation, ConsultationDraft } from '../consultation.contract.ts';
import { useRememberDraft } from '../consultation.hooks.ts';

const typingPauseMs = 1500;
const retryPauseMs = 10_000;

/** Where the draft in the browser is kept, and the version of the server's that it goes on from. */
export const draftKeyOf = (consultationId: string) => `consultation.${consultationId}`;
export const basedOnOf = (values: Record<string, unknown>) => Number(values['basedOn']);

export type KeepState = 'kept' | 'typing' | 'keeping' | 'failed';

interface KeptDraftOptions {
  consultation: Consultation;
  /** What is typed now. */
  draft: ConsultationDraft;
  /** What another page kept, where the draft of this browser was older from the start. */
  behind: Consultation | undefined;
}

/**
 * Keeps what is typed, in the browser at once and on the server after a pause. Where another page kept another version
 * meanwhile, nothing is kept until the person has chosen which goes on.
 */
export function useKeptDraft({ consultation, draft, behind }: KeptDraftOptions) {
  const { id: consultationId } = consultation;
  const remember = useRememberDraft(consultationId);
  const [kept, setKept] = useState({
    text: JSON.stringify(consultation.draft),
    version: consultation.version,
    at: undefined as string | undefined,
  });
  const [conflict, setConflict] = useState<Consultation | undefined>(behind);
  const [isKeeping, setKeeping] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<Promise<void>>(undefined);
  const text = JSON.stringify(draft);
  const isUnkept = text !== kept.text;
  const latest = useRef({ draft, text, kept });
  useEffect(() => {
    latest.current = { draft, text, kept };
  });

  // Marking it as sensitive raises the version without touching what is typed.
  const { version: storedVersion, draft: storedDraft } = consultation;
  if (storedVersion > kept.version && JSON.stringify(storedDraft) === kept.text) {
    setKept({ ...kept, version: storedVersion });
  }

  const keep = useCallback(async (): Promise<void> => {
    const { draft: typed, text: typedText, kept: before } = latest.current;
    setKeeping(true);
    try {
      const input = { consultationId, version: before.version, draft: typed };
      const { version, savedAt } = await saveConsultationDraft(input);
      setKept({ text: typedText, version, at: savedAt });
      latest.current.kept = { text: typedText, version, at: savedAt };
      setFailed(false);
      remember(typed, version);
    } catch (error) {
      const current = currentOf(error) as Consultation | undefined;
      if (current) setConflict(current);
      else setFailed(true);
      if (!current && !isRetryable(error)) throw error;
    } finally {
      setKeeping(false);
    }
  }, [consultationId, remember]);

  const endWarning = useUnsavedChanges(isUnkept, async () => {
    await running.current;
    if (conflict || latest.current.text === latest.current.kept.text) return !conflict;
    await keep();
    return latest.current.text === latest.current.kept.text;
  });

  useEffect(() => {
    const key = draftKeyOf(consultationId);
    if (!isUnkept) return removeDraft(key);
    writeDraft(key, { values: { ...draft, basedOn: kept.version }, submissionKey: null });
    if (conflict || isKeeping) return;
    const pause = hasFailed ? retryPauseMs : typingPauseMs;
    const timer = setTimeout(() => {
      running.current = keep().catch(reportError);
    }, pause);
    return () => clearTimeout(timer);
  }, [consultationId, conflict, draft, hasFailed, isKeeping, isUnkept, keep, kept.version]);

  const state: KeepState = isKeeping ? 'keeping' : hasFailed ? 'failed' : isUnkept ? 'typing' : 'kept';
  return {
    state,
    keptAt: kept.at,
    conflict,
    setConflict,
    /** What is typed here goes on, over what another page has kept. */
    goOnFrom: (current: Consultation) => {
      setKept({ text: JSON.stringify(current.draft), version: current.version, at: undefined });
      setConflict(undefined);
    },
    /** The version to write next, once nothing is on its way any more. */
    settledVersion: async () => {
      await running.current;
      return latest.current.kept.version;
    },
    /** What is typed was stored in another way, or is given up. */
    end: () => {
      endWarning();
      removeDraft(draftKeyOf(consultationId));
    },
  };
}
