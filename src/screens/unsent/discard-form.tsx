import type { Submission } from '#client/remote.ts';
import { discardEntry } from '#client/unsent/decide-entry.ts';
import type { PlacedEntry } from '#client/unsent/unsent-entry.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { t } from './unsent.texts.ts';

/** Tells the server which entry is discarded and why. */
export type TellDiscarded = (entry: PlacedEntry, reason: string, submission: Submission) => Promise<unknown>;

export interface DiscardFormProps {
  entry: PlacedEntry;
  tell: TellDiscarded;
  onClose: () => void;
}

/** Discards a refused entry once the server has kept the reason. */
export function DiscardForm({ entry, tell, onClose }: DiscardFormProps) {
  return (
    <ReasonForm
      title={t('discardTitle')}
      text={t('discardText', { patient: entry.patientName, words: entry.words })}
      label={t('discardLabel')}
      submitLabel={t('discardSubmit')}
      draftKey={`unsent-discard.${entry.id}`}
      send={async (reason, submission) => {
        await tell(entry, reason, submission);
        await discardEntry(entry);
      }}
      failed={t('discardFailed')}
      refusals={{}}
      done={() => t('discarded')}
      onClose={onClose}
    />
  );
}
