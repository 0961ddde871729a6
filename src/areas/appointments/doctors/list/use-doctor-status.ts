import { useStatusChange } from '#screens/register/use-status-change.ts';
import { updateDoctor } from '../doctor.calls.ts';
import { useRefreshDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';

/** Takes doctors out of the choice for new appointments and back into it. */
export function useDoctorStatus() {
  return useStatusChange({
    words: t,
    call: ({ id: doctorId, version, to: status }, submission) =>
      updateDoctor({ doctorId, version, status }, submission),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    onSettled: useRefreshDoctors(),
  });
}
