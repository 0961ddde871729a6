import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useRefreshBeds } from '../../wards/ward.calls.ts';
import { setBedStatus } from '../bed.calls.ts';
import type { Bed } from '../bed.contract.ts';
import { bedRefusals } from '../bed.words.ts';
import { t } from '../beds.texts.ts';

/** Keeps a bed from being given to anybody, with the reason that the board shows. */
export function BlockForm({ bed, onClose }: { bed: Bed; onClose: () => void }) {
  const { id: bedId, version, bedNumber: number } = bed;
  const refresh = useRefreshBeds();
  return (
    <ReasonForm
      title={t('reasonTitle', { number })}
      text={t('reasonText')}
      label={t('reason')}
      submitLabel={t('block')}
      draftKey={`bed-block.${bedId}`}
      send={(reason, submission) =>
        setBedStatus({ bedId, version, status: 'blocked', reason: reason.slice(0, 200) }, submission)
      }
      failed={t('failedToUpdate')}
      refusals={bedRefusals}
      done={() => {
        refresh();
        return t('wasSet', { number, status: t('status_blocked') });
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
