import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { ledgerMethods } from '#areas/billing/billing-rules.public.ts';
import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import {
  NeededWitnessFields,
  type TypedWitness,
  useWitness,
  witnessRefusals,
} from '#areas/stock/witness-fields.public.ts';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../taking-back.texts.ts';

const destinations = ['pharmacy', 'quarantine'] as const;
/** More than any lot holds. */
const maxBack = 100_000;

const schema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        itemId: z.uuid(),
        lotId: z.uuid(),
        quantity: optionalWholeNumber({ min: 0, max: maxBack }),
      }),
    )
    .transform((all) => all.flatMap(({ quantity, ...lot }) => (quantity ? [{ ...lot, quantity }] : []))),
  reason: requiredText(500),
  to: z.enum(destinations),
  isOwedAgain: z.boolean(),
  refundMethod: z.enum(ledgerMethods),
});

interface HandedOutItem {
  id: string;
  name: string;
  lots: readonly { lotId: string; lotNumber: string; quantity: number; returnedQuantity: number }[];
}

interface TakingBackFormProps {
  /** Of the sale or the dispensing. */
  number: string;
  text: string;
  items: readonly HandedOutItem[];
  currencyCode: string;
  draftKey: string;
  /** How money can be given back; none where nothing was invoiced. */
  methods: readonly (typeof ledgerMethods)[number][];
  /** Asks whether the prescription owes it again. */
  canBeOwedAgain?: boolean;
  takeBack: (
    fields: z.output<typeof schema> & TypedWitness['fields'],
    submission: Submission,
  ) => Promise<{ creditNoteNumber: string | null; refundMinor: number }>;
  refresh: () => void;
  onClose: () => void;
}

/** Takes back by lot what was sold or handed out. */
export function TakingBackForm({
  number,
  text,
  items,
  currencyCode,
  draftKey,
  methods,
  canBeOwedAgain = false,
  takeBack,
  refresh,
  onClose,
}: TakingBackFormProps) {
  const format = useFormat();
  const lots = items.flatMap(({ id: itemId, name, lots: own }) =>
    own
      .map((lot) => ({ ...lot, itemId, name, left: lot.quantity - lot.returnedQuantity }))
      .filter(({ left }) => left > 0),
  );
  const witness = useWitness();
  const draft = useDraftForm({
    schema,
    initialValues: {
      lines: lots.map(({ itemId, lotId }) => ({ itemId, lotId, quantity: '' })),
      ...{ reason: '', to: 'pharmacy', isOwedAgain: false, refundMethod: 'cash' },
    },
    draftKey,
    save: (fields, key) => takeBack({ ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      witness.note(error);
      return failureWords(t('failedToTakeBack'), error, { ...movingRefusals(format), ...witnessRefusals });
    },
    onSaved({ creditNoteNumber, refundMinor }) {
      refresh();
      const amount = format.money(refundMinor, currencyCode);
      if (creditNoteNumber === null) notifySuccess(t('wasTakenBack'));
      else if (refundMinor === 0) notifySuccess(t('wasCredited', { number: creditNoteNumber }));
      else notifySuccess(t('wasAskedBack', { number: creditNoteNumber, amount }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('title', { number })} draft={draft} onClose={onClose} submitLabel={t('takeBack')}>
      <Text size="sm">{text}</Text>
      {lots.map(({ itemId, lotId, name, lotNumber: lot, left }, index) => (
        <WholeNumberField
          key={`${itemId} ${lotId}`}
          {...field(`lines.${index}.quantity`, t('backLot', { name, lot, left }))}
        />
      ))}
      {form.errors['lines'] && (
        <Text size="sm" c="red" role="alert">
          {form.errors['lines']}
        </Text>
      )}
      <TextInput {...field('reason')} />
      <NativeSelect
        {...field('to')}
        data={destinations.map((value) => ({ value, label: t(`to_${value}`) }))}
      />
      {methods.length > 0 && (
        <NativeSelect
          {...field('refundMethod')}
          data={methods.map((value) => ({ value, label: t(`method_${value}`) }))}
        />
      )}
      {canBeOwedAgain && <Checkbox {...field('isOwedAgain')} />}
      <NeededWitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
