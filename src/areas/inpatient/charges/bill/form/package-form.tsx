import { NativeSelect } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { chooseStayPackage } from '../../charge.calls.ts';
import { useCarePackages, useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import type { StayBill } from '../stay-bill.contract.ts';

const formSchema = z.strictObject({ carePackageId: z.string().transform((id) => id || null) });

/** Agrees on a package for a stay, or on none. */
export function PackageForm({ bill, onClose }: { bill: StayBill; onClose: () => void }) {
  const { admissionId, currencyCode } = bill;
  const { money } = useFormat();
  const packages = useCarePackages().data?.rows ?? [];
  const refresh = useRefreshCharges();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: { carePackageId: bill.package?.carePackageId ?? '' },
    draftKey: `stay-package.${admissionId}`,
    save: (wish, key) => chooseStayPackage({ admissionId, ...wish }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAgree'), error, chargeRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasAgreed'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('choosePackage')} draft={draft} size="md" onClose={onClose} submitLabel={t('choose')}>
      <NativeSelect
        {...field('carePackageId', t('choosePackage'))}
        data-autofocus
        data={[
          { value: '', label: t('noPackage') },
          ...packages.map(({ id, name, priceMinor }) => ({
            value: id,
            label: `${name} · ${money(priceMinor, currencyCode)}`,
          })),
        ]}
      />
    </FormModal>
  );
}
