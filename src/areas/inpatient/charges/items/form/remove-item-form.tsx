import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelStayService, cancelStayTimer } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import type { ChargedItem } from '../use-stop-timer.ts';

/** Takes something off a stay that was charged by mistake, with the reason. */
export function RemoveItemForm({ item, onClose }: { item: ChargedItem; onClose: () => void }) {
  const { id, kind, name } = item;
  const refresh = useRefreshCharges();
  return (
    <ReasonForm
      title={t('removeTitle', { name })}
      text={t('removeText')}
      label={t('removeReason')}
      submitLabel={t('remove')}
      draftKey={`stay-item.remove.${id}`}
      send={(reason, submission) =>
        kind === 'timed'
          ? cancelStayTimer({ stayTimerId: id, reason }, submission)
          : cancelStayService({ stayServiceId: id, reason }, submission)
      }
      failed={t('failedToRemove')}
      refusals={chargeRefusals}
      done={() => {
        refresh();
        return t('wasRemoved', { name });
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
