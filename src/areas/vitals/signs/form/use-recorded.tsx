import { type ReactNode, useState } from 'react';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { useRefreshVitalSigns } from '../vital-signs.hooks.ts';
import { isCallMissing, recordedWords } from '../vital-signs.words.ts';
import { EscalateForm } from './escalate-form.tsx';

/** What follows a set that a form has recorded. */
export interface Recorded {
  /** Tells that it was stored; undefined for one that waits on the device. */
  tell: (set: VitalSigns | undefined) => void;
  /** Asks who was called, where the score asks for a call; null otherwise. */
  question: ReactNode;
}

/** Tells what was recorded, asks who was called where the score asks for it, and goes on with `onDone` after that. */
export function useRecorded(onDone: () => void): Recorded {
  const { time } = useFormat();
  const refresh = useRefreshVitalSigns();
  const [toCallFor, setToCallFor] = useState<VitalSigns>();

  function goOn() {
    setToCallFor(undefined);
    onDone();
  }

  return {
    tell(set) {
      if (set) refresh();
      if (set && isCallMissing(set)) return setToCallFor(set);
      if (set) notifySuccess(recordedWords(set, time));
      onDone();
    },
    question: toCallFor ? <EscalateForm set={toCallFor} isJustRecorded onClose={goOn} /> : null,
  };
}
