import { useStatusChange } from '#screens/write/use-status-change.ts';
import { updateService } from '../service.calls.ts';
import { useRefreshServices } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

/** Takes services out of the choice for new invoices and back into it. */
export function useServiceStatus() {
  return useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: serviceId, version, to: status }, submission) =>
      updateService({ serviceId, version, status }, submission),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    refusals: serviceRefusals,
    onSettled: useRefreshServices(),
  });
}
