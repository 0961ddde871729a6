import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { finishTheatreCleaning, takeTheatreCleaning, useRefreshTheatres } from '../theatre.calls.ts';
import type { Theatre } from '../theatre.contract.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

/** The cleaning of a theatre: taken over by somebody, and then finished. */
export function useCleaning() {
  const refresh = useRefreshTheatres();
  return useConfirmedWrite<Theatre, Theatre>({
    call: ({ id: theatreId, version, cleaningBy }, submission) =>
      (cleaningBy ? finishTheatreCleaning : takeTheatreCleaning)({ theatreId, version }, submission),
    done: (_asked, { name, status }) => t(status === 'available' ? 'wasCleaned' : 'wasTaken', { name }),
    failed: () => t('failedToSetStatus'),
    refusals: theatreRefusals,
    onSettled: refresh,
  });
}
