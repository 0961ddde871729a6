import { useStatusChange } from '#screens/write/use-status-change.ts';
import { updateDoctor } from '../doctor.calls.ts';
import { useRefreshDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';

/** Takes doctors out of the choice for new appointments and back into it. */
export function useDoctorStatus() {
  return useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: doctorId, version, to: status }, submission) =>
      updateDoctor({ doctorId, version, status }, submission),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    onSettled: useRefreshDoctors(),
  });
}
