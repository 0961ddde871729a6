import { Submission } from '#client/remote.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { t } from './print.texts.ts';

/** Writes to the audit trail that something left the screen; a failure is told and can be tried again. */
export function useRecordedOutput<Output extends unknown[]>(
  record: (...output: [...Output, submission: Submission]) => Promise<unknown>,
): (...output: Output) => void {
  async function write(output: Output, submission: Submission): Promise<void> {
    try {
      await record(...output, submission);
    } catch (error) {
      tellFailure({ title: t('notRecorded'), error, onRetry: () => write(output, submission) });
    }
  }
  return (...output) => void write(output, new Submission());
}
