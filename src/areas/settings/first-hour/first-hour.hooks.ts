import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { hideFirstSteps, readFirstHour } from './first-hour.calls.ts';
import { t } from './first-hour.texts.ts';

// The first element is the live topic that makes it fetched again.
const queryKey = ['settings', 'first-hour'];

/** How far the setting up of the hospital is; asked anew whenever the home screen or the settings are opened. */
export function useFirstHour() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readFirstHour({}, signal),
    refetchOnMount: 'always',
  });
}

/** Takes the steps off the home screen, or shows them there again. */
export function useHideFirstSteps() {
  const queries = useQueryClient();
  return useConfirmedWrite({
    call: (wanted: { isHidden: boolean }, submission) => hideFirstSteps(wanted, submission),
    done: ({ isHidden }) => t(isHidden ? 'hidden' : 'shown'),
    failed: () => t('failed'),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}
