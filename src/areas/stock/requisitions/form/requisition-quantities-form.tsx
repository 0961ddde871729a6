import { Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { useStockPlaces } from '../../places/place.calls.ts';
import { approveRequisition, issueRequisition } from '../requisition.calls.ts';
import type { RequisitionSheet } from '../requisition.contract.ts';
import { useRefreshRequisitions } from '../requisition.hooks.ts';
import { requisitionRefusals } from '../requisition.words.tsx';
import { NeededWitnessFields, useWitness } from '../../witness/witness-fields.tsx';
import { t } from '../requisitions.texts.ts';

const lines = z.array(
  z.strictObject({ stockItemId: z.uuid(), quantity: z.number().int().min(0).max(maxQuantity) }),
);
const schemas = {
  approve: z.strictObject({ note: freeText(500), fromPlaceId: z.string(), lines }),
  issue: z.strictObject({ note: freeText(500), fromPlaceId: z.uuid(issue('placeMissing')), lines }),
};

export interface RequisitionQuantitiesFormProps {
  requisition: RequisitionSheet;
  act: 'approve' | 'issue';
  onClose: () => void;
}

/** Says how much of each item is approved, or issued. */
export function RequisitionQuantitiesForm(props: RequisitionQuantitiesFormProps) {
  const places = useStockPlaces().data?.rows;
  // The form begins with the main store, so it waits for the places.
  if (!places) return null;
  const store = places.find(({ code }) => code === 'main-store')?.id ?? '';
  return <QuantitiesForm {...props} store={store} />;
}

function QuantitiesForm({
  requisition,
  act,
  onClose,
  store,
}: RequisitionQuantitiesFormProps & { store: string }) {
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refresh = useRefreshRequisitions();
  const { id: requisitionId, version, requisitionNumber: number } = requisition;
  const isApproval = act === 'approve';
  const offered = requisition.lines.map(({ item, askedQuantity, approvedQuantity }) => ({
    item,
    most: isApproval ? askedQuantity : (approvedQuantity ?? 0),
  }));
  const witness = useWitness();
  const draft = useDraftForm({
    schema: schemas[act],
    initialValues: {
      note: '',
      fromPlaceId: store,
      lines: offered.map(({ item, most }) => ({ stockItemId: item.id, quantity: most })),
    },
    draftKey: `requisition.${act}.${requisitionId}.${version}`,
    save: ({ note, fromPlaceId, lines: given }, key) =>
      isApproval
        ? approveRequisition({ requisitionId, version, note, lines: given }, new Submission(key))
        : issueRequisition(
            { requisitionId, version, fromPlaceId, lines: given, ...witness.fields },
            new Submission(key),
          ),
    describeFailure(error) {
      witness.note(error);
      return failureWords(
        t(isApproval ? 'failedToApprove' : 'failedToIssue'),
        error,
        requisitionRefusals(format),
      );
    },
    onSaved() {
      refresh();
      refreshStock();
      notifySuccess(t(isApproval ? 'wasApproved' : 'wasIssued', { number }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={t(isApproval ? 'approveTitle' : 'issueTitle', { number })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(act)}
    >
      <Text size="sm">{t(isApproval ? 'approveText' : 'issueText')}</Text>
      {!isApproval && (
        <PlaceSelect label={t('from')} required isOffered={isShelf} {...form.getInputProps('fromPlaceId')} />
      )}
      {offered.map(({ item, most }, index) => (
        <WholeNumberField
          key={item.id}
          label={t('lineOf', { name: item.name, most, unit: item.baseUnit })}
          required
          {...form.getInputProps(`lines.${index}.quantity`)}
        />
      ))}
      {isApproval && <TextInput label={t('decisionNote')} maxLength={500} {...form.getInputProps('note')} />}
      <NeededWitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
