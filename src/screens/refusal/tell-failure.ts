import { notifyFailure } from '#ui/feedback/notify.tsx';
import { mayTryAgain, type OwnRefusals, refusalWords } from './refusal-words.ts';

interface ToldFailure {
  /** What failed, such as 'Failed to delete service'. */
  title: string;
  error: unknown;
  refusals?: OwnRefusals | undefined;
  /** Sends the same again; offered only where that can help. */
  onRetry?: () => unknown;
  /** Of the action, when one notice of it is enough. */
  id?: string;
}

/** Says in a notice what failed and why, for what no form shows. */
export function tellFailure({ title, error, refusals, onRetry, id }: ToldFailure): void {
  const message = refusalWords(error, refusals);
  notifyFailure({
    title,
    ...(id !== undefined && { id }),
    ...(message !== undefined && { message }),
    ...(onRetry && mayTryAgain(error) && { onRetry }),
  });
}
