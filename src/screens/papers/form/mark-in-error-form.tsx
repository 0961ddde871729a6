import type { Submission } from '#client/remote.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from '../papers.texts.ts';

export interface MarkInErrorFormProps {
  /** What kind of paper it is, such as 'Progress note'. */
  paper: string;
  /** What follows from it, where that is more than for most. */
  text?: string;
  draftKey: string;
  send: (reason: string, submission: Submission) => Promise<unknown>;
  /** Such as 'Could not mark the progress note'. */
  failed: string;
  refusals: OwnRefusals;
  /** Fetches the paper again. */
  refresh: () => void;
  onClose: () => void;
}

/** Marks a paper as entered in error, with a reason; it stays readable. */
export function MarkInErrorForm({ paper, text = t('markText'), refresh, ...form }: MarkInErrorFormProps) {
  return (
    <ReasonForm
      {...form}
      title={t('markTitle', { paper })}
      text={text}
      label={t('reason')}
      submitLabel={t('mark')}
      cancelLabel={t('cancel')}
      done={() => {
        refresh();
        return t('wasMarked', { paper });
      }}
      onRefused={refresh}
    />
  );
}
