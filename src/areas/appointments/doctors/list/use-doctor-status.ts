import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { updateDoctor } from '../doctor.calls.ts';
import type { Doctor } from '../doctor.contract.ts';
import { useRefreshDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';

interface StatusChange extends Pick<Doctor, 'id' | 'version' | 'name'> {
  to: Doctor['status'];
}

/** Takes doctors out of the choice for new appointments and back into it. */
export function useDoctorStatus() {
  return useConfirmedWrite<StatusChange, Doctor>({
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
    call: ({ id: doctorId, version, to: status }, submission) =>
      updateDoctor({ doctorId, version, status }, submission),
    done: ({ to, name }) => t(to === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    onSettled: useRefreshDoctors(),
  });
}
