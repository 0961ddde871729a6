import { useStatusChange } from '#screens/register/use-status-change.ts';
import { updateService, useRefreshServices } from '../service.calls.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

/** Takes services out of the choice for new invoices and back into it. */
export function useServiceStatus() {
  return useStatusChange({
    words: t,
    call: ({ id: serviceId, version, to: status }, submission) =>
      updateService({ serviceId, version, status }, submission),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    refusals: serviceRefusals,
    onSettled: useRefreshServices(),
  });
}
