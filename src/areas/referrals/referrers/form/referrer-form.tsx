import { FormModal } from '#ui/form/form-modal.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';
import { ReferrerFields } from './referrer-fields.tsx';
import { useReferrerForm } from './use-referrer-form.ts';

export interface ReferrerFormProps {
  /** Edited; without one a new referrer is added. */
  referrer?: Referrer;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Referrer) => void;
}

/** Adds a referrer or changes one; commissions that accrued stay as they are. */
export function ReferrerForm({ referrer, onClose, onReload }: ReferrerFormProps) {
  const { draft, failureActions } = useReferrerForm(referrer, { onSaved: onClose, onReload });
  return (
    <FormModal
      title={t(referrer ? 'editTitle' : 'addReferrer')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(referrer ? 'save' : 'addReferrer')}
      failureActions={failureActions}
    >
      <ReferrerFields form={draft.form} isNew={!referrer} />
    </FormModal>
  );
}
