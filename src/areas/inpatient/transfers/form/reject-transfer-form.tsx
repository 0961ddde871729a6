import { usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { cancelBedTransfer } from '../bed-transfer.calls.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { transferRefusals } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';

/** Rejects a transfer, or withdraws an own one. */
export function RejectTransferForm({ transfer, onClose }: { transfer: BedTransfer; onClose: () => void }) {
  const { user } = usePerson();
  const moved = useMoved();
  const { id: transferId, version } = transfer;
  const patient = patientName(transfer.patient);
  return (
    <ReasonForm
      title={t('rejectTitle', { patient })}
      text={t('rejectText')}
      label={t('reason')}
      submitLabel={t(transfer.requestedBy === user.id ? 'withdraw' : 'reject')}
      cancelLabel={t('keep')}
      draftKey={`bed-transfer-reject.${transferId}`}
      send={(reason, submission) => cancelBedTransfer({ transferId, version, reason }, submission)}
      failed={t('failedToUpdate')}
      refusals={transferRefusals}
      done={() => {
        moved();
        return t('wasRejected', { patient });
      }}
      onRefused={() => moved()}
      onClose={onClose}
    />
  );
}
