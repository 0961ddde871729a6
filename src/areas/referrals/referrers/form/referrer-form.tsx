import { Button } from '@mantine/core';
import { FormModal } from '#ui/form/form-modal.tsx';
import { ReferrerFields } from './referrer-fields.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';
import { useReferrerForm } from './use-referrer-form.ts';

export interface ReferrerFormProps {
  /** Edited; a new one is added when left out. */
  referrer?: Referrer;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Referrer) => void;
}

/** Adds a referrer or changes one; commissions that accrued stay as they are. */
export function ReferrerForm({ referrer, onClose, onReload }: ReferrerFormProps) {
  const { draft, current, discardFor } = useReferrerForm(referrer, onClose);

  function reload(stored: Referrer) {
    discardFor(stored);
    onReload(stored);
  }

  return (
    <FormModal
      title={t(referrer ? 'editTitle' : 'addReferrer')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(referrer ? 'save' : 'addReferrer')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <ReferrerFields form={draft.form} isNew={!referrer} />
    </FormModal>
  );
}
