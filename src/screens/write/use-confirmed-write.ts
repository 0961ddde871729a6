import { useId, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { type Confirmation, confirmAction } from '#ui/feedback/confirm-store.ts';
import { dismissFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';

export interface ConfirmedWriteOptions<Subject, Result> {
  /** The question that comes first; left out, or undefined for a subject, nothing is asked. */
  ask?: (subject: Subject) => Confirmation | undefined;
  /** Sends the call; `submission` is the same for every retry, so that the write counts once. */
  call: (subject: Subject, submission: Submission) => Promise<Result>;
  /** The sentence that says it was done; undefined says nothing. */
  done: (subject: Subject, result: Result) => string | undefined;
  /** What failed, such as 'Failed to delete service'. */
  failed: (subject: Subject) => string;
  /** Sentences for the area's own error codes. */
  refusals?: OwnRefusals;
  /** A refusal that the screen itself shows; true tells nothing more. */
  onRefused?: (error: unknown) => boolean;
  /** After success, before the sentence is shown: remember the answer, close, navigate. */
  onDone?: (result: Result, subject: Subject) => void;
  /** After success and after failure: fetch again what may have changed. */
  onSettled?: (subject: Subject) => void;
}

export interface ConfirmedWrite<Subject> {
  /** The subject that is being written now. */
  busy: Subject | undefined;
  /** Id of the subject that is being written now, for the button of its row. */
  busyId: string | undefined;
  isBusy: boolean;
  /** Asks, writes and tells how it went. Resolves when all of it is over; never rejects. */
  start: (subject: Subject) => Promise<void>;
}

/**
 * A write behind a button: asks first, shows that it runs, says how it went, and offers 'Try again' under the
 * same idempotency key where that can help.
 */
export function useConfirmedWrite<Subject extends object, Result>(
  options: ConfirmedWriteOptions<Subject, Result>,
): ConfirmedWrite<Subject> {
  const { ask, call, done, failed, refusals, onRefused, onDone, onSettled } = options;
  const [busy, setBusy] = useState<Subject>();
  const action = useId();

  async function write(subject: Subject, submission: Submission): Promise<void> {
    // What is told of an attempt is over with the next one at the same subject.
    const notice = `${action} ${idOf(subject) ?? ''}`;
    dismissFailure(notice);
    setBusy(subject);
    const result = await call(subject, submission).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    setBusy(undefined);
    if ('error' in result) {
      if (onRefused?.(result.error)) return onSettled?.(subject);
      tellFailure({
        id: notice,
        title: failed(subject),
        error: result.error,
        refusals,
        onRetry: () => write(subject, submission),
      });
    } else {
      onDone?.(result.value, subject);
      const sentence = done(subject, result.value);
      if (sentence !== undefined) notifySuccess(sentence);
    }
    onSettled?.(subject);
  }

  async function start(subject: Subject): Promise<void> {
    const question = ask?.(subject);
    if (question && !(await confirmAction(question))) return;
    await write(subject, new Submission());
  }

  return { busy, busyId: idOf(busy), isBusy: busy !== undefined, start };
}

function idOf(subject: object | undefined): string | undefined {
  return subject && 'id' in subject && typeof subject.id === 'string' ? subject.id : undefined;
}
