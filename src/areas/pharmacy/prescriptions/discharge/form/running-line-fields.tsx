import { Group, Input, Paper, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { FieldsOf } from '#ui/form/fields/form-of.ts';
import { useToday } from '#client/use-today.ts';
import { dosageWords, lineName } from '../../prescription.words.ts';
import { LineFields, type LineFieldsProps, LineFinding } from '../../writing/form/line-fields.tsx';
import { type LineValues, typedLine } from '../../writing/form/prescription-form.values.ts';
import { routeWords } from '../../../medicines/medicine.words.ts';
import type { RunningLine } from '../discharge-medicines.contract.ts';
import { asWritten, runningChoices } from '../running-line.rules.ts';
import type { DischargeValues } from './discharge-form.values.ts';
import { t } from './discharge-medicines.texts.ts';

type Running = DischargeValues['running'][number];

export interface RunningLineFieldsProps {
  order: RunningLine;
  values: Running;
  field: FieldsOf<Running>;
  lineField: FieldsOf<LineValues>;
  place: number;
  line: Omit<LineFieldsProps, 'field' | 'label'>;
}

/** One order of the stay, and what becomes of it at home. */
export function RunningLineFields(props: RunningLineFieldsProps) {
  const { order, values, field, lineField, place, line } = props;
  const today = useToday();
  const name = lineName(order);
  const { choice } = values;

  function choose(chosen: string) {
    line.form.setFieldValue(`running.${place}.choice`, chosen);
    if (chosen !== 'continue') return;
    // It goes on as it is given: what was typed for a change does not.
    const { duration } = values.line;
    const again = typedLine(asWritten(order, today));
    line.form.setFieldValue(`running.${place}.line`, { ...again, duration });
  }

  return (
    <Paper withBorder p="sm" component="fieldset" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs">
          <div style={{ flex: '1 1 14rem' }}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text size="sm">{[dosageWords(order), routeWords(order.route)].join(' · ')}</Text>
            {order.state === 'held' && (
              <Text size="sm" c="orange">
                {t('held', { reason: order.stateReason ?? '' })}
              </Text>
            )}
          </div>
          <Input.Wrapper error={field('choice').error} data-path={`running.${place}.choice`}>
            <SegmentedControl
              aria-label={t('decisionOn', { name })}
              value={choice}
              data={runningChoices.map((value) => ({ value, label: t(`choice_${value}`) }))}
              onChange={choose}
            />
          </Input.Wrapper>
        </Group>
        {choice === 'continue' && (
          <>
            <TextInput
              label={t('duration')}
              placeholder={t('durationHint')}
              w="12rem"
              maxLength={50}
              autoComplete="off"
              {...lineField('duration')}
            />
            {line.findings.map((finding) => (
              <LineFinding key={finding.key} form={line.form} finding={finding} />
            ))}
          </>
        )}
        {choice === 'change' && <LineFields {...line} field={lineField} label={t('atHome', { name })} />}
        {(choice === 'change' || choice === 'stop') && (
          <TextInput
            label={t(choice === 'change' ? 'changeReason' : 'stopReason')}
            required
            maxLength={500}
            {...field('reason')}
          />
        )}
      </Stack>
    </Paper>
  );
}
