import { Alert, Checkbox, Group, Input, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { LabTest } from '../../catalogue/lab-test.contract.ts';
import { useLabTestPage } from '../../laboratory/laboratory.calls.ts';
import { t } from '../lab-orders.texts.ts';

export interface TestPickerProps {
  value?: string[];
  onChange?: (testIds: string[]) => void;
  error?: React.ReactNode;
  'data-path'?: string;
  /** What is typed first, as everything before it is known. */
  isFirst?: boolean;
}

const maxShown = 200;
const typingPauseMs = 250;

/** Chooses tests from the catalogue; those chosen stay on top of the list, whatever is searched for. */
export function TestPicker({ value = [], onChange, error, 'data-path': path, isFirst }: TestPickerProps) {
  const { money } = useFormat();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<LabTest[]>([]);
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = useLabTestPage({ ...(search && { search }), limit: maxShown });
  const found = query.data?.rows ?? [];
  const known = [...chosen, ...found.filter((test) => !chosen.some(({ id }) => id === test.id))];
  const picked = known.filter(({ id }) => value.includes(id));
  const isSettled = search === typed.trim() && query.isSuccess && !query.isPlaceholderData;
  const others = found.filter(({ id }) => !value.includes(id));
  const price = picked.reduce((sum, test) => sum + test.priceMinor, 0);

  function toggle(test: LabTest) {
    const isChosen = value.includes(test.id);
    setChosen(isChosen ? chosen.filter(({ id }) => id !== test.id) : [...picked, test]);
    onChange?.(isChosen ? value.filter((id) => id !== test.id) : [...value, test.id]);
  }

  // Enter takes the first test that was found by what was typed, once it is found, and the next can be typed.
  const [isTaking, setTaking] = useState(false);
  const first = others[0];
  const takeFirst = useEffectEvent(() => {
    setTaking(false);
    if (!first || search === '') return;
    toggle(first);
    setTyped('');
  });
  useEffect(() => {
    if (!isTaking || !isSettled) return undefined;
    const timer = setTimeout(takeFirst);
    return () => clearTimeout(timer);
  }, [isTaking, isSettled]);

  return (
    <Input.Wrapper
      component="fieldset"
      label={t('tests')}
      labelElement="div"
      required
      error={error}
      data-path={path}
      style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      <Stack gap="xs">
        <TextInput
          type="search"
          aria-label={t('findTests')}
          placeholder={t('findTests')}
          leftSection={<Icon name="search" size={18} />}
          value={typed}
          {...(isFirst && { 'data-autofocus': true })}
          onChange={({ currentTarget }) => {
            setTaking(false);
            setTyped(currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            setTaking(typed.trim() !== '');
          }}
        />
        <ScrollArea.Autosize
          mah="15rem"
          type="auto"
          viewportProps={{ tabIndex: 0, 'aria-label': t('tests') }}
        >
          {query.isPending && <LoadingSkeleton lines={4} />}
          {query.isError && <Alert color="red">{t('testsAway')}</Alert>}
          <Stack gap={2} py={4}>
            {[...picked, ...others].map((test) => (
              <Checkbox
                key={test.id}
                checked={value.includes(test.id)}
                onChange={() => toggle(test)}
                label={
                  <Group gap="xs" justify="space-between" wrap="nowrap" component="span">
                    <span style={{ overflowWrap: 'anywhere' }}>{test.name}</span>
                    <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                      {money(test.priceMinor)}
                    </Text>
                  </Group>
                }
                description={test.category}
                styles={{ body: { width: '100%' }, labelWrapper: { flex: 1 }, label: { display: 'block' } }}
                p={6}
              />
            ))}
          </Stack>
          {query.data && known.length === 0 && <Text c="dimmed">{t('noTestFound')}</Text>}
          {query.data?.nextCursor && (
            <Text size="sm" c="dimmed">
              {t('moreTestsExist')}
            </Text>
          )}
        </ScrollArea.Autosize>
        <Text component="output" size="sm" fw={550}>
          {value.length === 0
            ? t('chosenNone')
            : t('chosenTests', { count: value.length, price: money(price) })}
        </Text>
      </Stack>
    </Input.Wrapper>
  );
}
