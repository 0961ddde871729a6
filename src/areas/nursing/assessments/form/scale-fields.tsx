import { Accordion, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useState } from 'react';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { answerChoices, scaleWord } from '../../scales/scale.words.ts';
import { t as scaleText } from '../../scales/scales.texts.ts';
import type { ScoredScale } from '../../scales/scored-scale.ts';
import { scaleNames, type ScaleName, scales } from '../scale-answers.ts';
import type { AssessmentValues } from './assessment-form.values.ts';
import { ScaleTotal } from './scale-total.tsx';

/** The scored scales, each folded until it is needed, with its total as it is answered. */
export function ScaleFields({ form }: { form: FormOf<AssessmentValues> }) {
  const [open, setOpen] = useState<string[]>([]);
  return (
    <Accordion variant="contained" multiple value={open} onChange={setOpen}>
      {scaleNames.map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>
            <Group gap="xs">
              <Text fw={600}>{scaleText(name)}</Text>
              <ScaleTotal name={name} answers={form.values.scales[name] ?? {}} />
              {hasError(form, name) && (
                <StatusBadge tone="danger">{scaleText('incompleteShort')}</StatusBadge>
              )}
            </Group>
          </Accordion.Control>
          <Accordion.Panel>{open.includes(name) && <Questions name={name} form={form} />}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function hasError({ errors }: FormOf<AssessmentValues>, name: ScaleName): boolean {
  return Object.keys(errors).some((path) => path.startsWith(`scales.${name}.`));
}

function Questions({ name, form }: { name: ScaleName; form: FormOf<AssessmentValues> }) {
  const scale: ScoredScale = scales[name];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {Object.keys(scale.items).map((item) => (
        <NativeSelect
          key={item}
          label={scaleWord(name, item)}
          data={answerChoices(name, scale, item)}
          {...form.getInputProps(`scales.${name}.${item}`)}
        />
      ))}
    </SimpleGrid>
  );
}
