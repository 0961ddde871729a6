import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { shiftAt } from '../day/shift.rules.ts';
import { fieldOf, type FluidKind, maxMillilitres } from '../fluid-kinds.words.ts';
import { recordFluids } from '../fluid.calls.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { emptyRecord } from '../form/fluid-form.values.ts';
import { unsentFluids } from '../form/unsent-fluids.ts';
import { useRefreshFluids } from '../fluid.hooks.ts';
import { patientName } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import classes from './fluid-cards.module.css';

const usualAmounts = [100, 200, 250, 500] as const;
const typedAmount = z.number().int().min(0).max(maxMillilitres);

interface QuickAmountsProps {
  patient: FluidRecord['patient'];
  kind: FluidKind;
  onNext: (() => void) | undefined;
}

/** The usual amounts as big keys, and a field for any other; a press records it at once. */
export function QuickAmounts({ patient, kind, onNext }: QuickAmountsProps) {
  const { tenant } = useFormat();
  const refresh = useRefreshFluids();
  const [typed, setTyped] = useState<number | string>('');
  const [isRefused, setRefused] = useState(false);
  const name = patientName(patient);
  const kindName = t(`kind_${kind}`);
  const write = useConfirmedWrite<{ amount: number }, FluidRecord | undefined>({
    call({ amount }, submission) {
      const shiftType = shiftAt(tenant.timeZone, new Date().toISOString());
      const fields = { patientId: patient.id, shiftType, [fieldOf(kind)]: amount };
      const values = { ...emptyRecord(shiftType), [fieldOf(kind)]: amount };
      const words = unsentFluids({ fields, values, patientName: name });
      return recordFluids(fields, { ...words, submissionKey: submission.keyFor(fields) });
    },
    // What is kept until the network is back is told by the shell.
    done: ({ amount }, record) => record && t('wasRecordedQuick', { patient: name, kind: kindName, amount }),
    failed: () => t('failedToRecord'),
    onDone: () => setTyped(''),
    onSettled: refresh,
  });

  function recordTyped() {
    const amount = typedAmount.safeParse(typed);
    setRefused(!amount.success);
    if (amount.success) void write.start({ amount: amount.data });
  }

  return (
    <form
      aria-label={t('amountsOf', { kind: kindName })}
      onSubmit={(event) => {
        event.preventDefault();
        recordTyped();
      }}
    >
      <Group gap={6} mt={6}>
        {usualAmounts.map((amount) => (
          <Button
            key={amount}
            variant="light"
            className={classes['key'] ?? ''}
            disabled={write.isBusy}
            aria-label={t('recordAmount', { kind: kindName, amount, patient: name })}
            onClick={() => void write.start({ amount })}
          >
            {amount}
          </Button>
        ))}
      </Group>
      <Group gap={6} mt={6} align="flex-end" wrap="nowrap">
        <WholeNumberField
          label={t('otherAmount')}
          size="md"
          style={{ flex: 1 }}
          value={typed}
          onChange={setTyped}
          error={isRefused && t('notAnAmount', { most: maxMillilitres })}
        />
        <Button
          type="submit"
          className={classes['key'] ?? ''}
          loading={write.isBusy}
          style={{ flex: 'none' }}
        >
          {t('recordOther')}
        </Button>
      </Group>
      {onNext && (
        <Button mt={6} fullWidth variant="default" className={classes['key'] ?? ''} onClick={onNext}>
          {t('nextPatient')}
        </Button>
      )}
    </form>
  );
}
