import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { updateService } from '../service.calls.ts';
import type { Service } from '../service.contract.ts';
import { useRefreshServices } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';

interface StatusChange extends Pick<Service, 'id' | 'version' | 'name'> {
  to: Service['status'];
}

/** Takes services out of the choice for new invoices and back into it. */
export function useServiceStatus() {
  return useConfirmedWrite<StatusChange, Service>({
    ask: ({ to, name }) =>
      to === 'inactive'
        ? {
            title: t('deactivateTitle'),
            message: t('deactivateQuestion', { name }),
            confirmLabel: t('deactivate'),
            isDestructive: true,
          }
        : {
            title: t('activateTitle'),
            message: t('activateQuestion', { name }),
            confirmLabel: t('activate'),
          },
    call: ({ id: serviceId, version, to: status }, submission) =>
      updateService({ serviceId, version, status }, submission),
    done: ({ to, name }) => t(to === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    refusals: serviceRefusals,
    onSettled: useRefreshServices(),
  });
}
