import { ReasonForm } from '#screens/form/reason-form.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { cancelAdmissionRequest } from '../admission-request.calls.ts';
import type { AdmissionRequest } from '../admission-request.contract.ts';
import { useRefreshRequests } from '../admission-request.hooks.ts';
import { requestRefusals } from '../admission-request.words.ts';
import { t } from '../admission-requests.texts.ts';

/** Withdraws a request or turns it down. */
export function CloseRequestForm({ request, onClose }: { request: AdmissionRequest; onClose: () => void }) {
  const { id: requestId, version, patient } = request;
  const refresh = useRefreshRequests();
  return (
    <ReasonForm
      title={t('cancelTitle', { patient: patientName(patient) })}
      text={t('cancelText')}
      label={t('reason')}
      submitLabel={t('turnDown')}
      draftKey={`admission-request-cancel.${requestId}`}
      send={(reason, submission) => cancelAdmissionRequest({ requestId, version, reason }, submission)}
      failed={t('failedToCancel')}
      refusals={requestRefusals}
      done={() => {
        refresh();
        return t('wasCancelled');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
