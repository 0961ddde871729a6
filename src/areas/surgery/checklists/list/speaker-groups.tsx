import { Group, NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Checklist, ChecklistItem } from '../checklist.contract.ts';
import { t } from '../checklists.texts.ts';
import type { ChecklistPhase } from '../templates/published-checklists.ts';
import type { Speakers } from './use-speakers.ts';

type Role = ChecklistItem['saidByRole'];

interface SpeakerGroupsProps {
  checklist: Checklist;
  phase: ChecklistPhase;
  speakers: Speakers;
  isLocked: boolean;
  isLarge?: boolean;
  children: (items: readonly ChecklistItem[]) => ReactNode;
}

/** The items of a phase by whose part it is to say them, each part with who says it. */
export function SpeakerGroups({
  checklist,
  phase,
  speakers,
  isLocked,
  isLarge = false,
  children,
}: SpeakerGroupsProps) {
  const items = checklist.items.filter((item) => item.phase === phase);
  const roles = [...new Set(items.map(({ saidByRole }) => saidByRole))];
  return roles.map((role) => (
    <div key={role ?? ''} style={{ marginBottom: 'var(--mantine-spacing-md)' }}>
      <Group gap="xs" mb="xs" justify="space-between">
        <Text fw={650} size={isLarge ? 'xl' : 'sm'}>
          {t(`role_${role ?? 'anybody'}`)}
        </Text>
        {!isLocked && (
          <SpeakerSelect phase={phase} role={role} speakers={speakers} size={isLarge ? 'md' : 'xs'} />
        )}
      </Group>
      {children(items.filter((item) => item.saidByRole === role))}
    </div>
  ));
}

interface SpeakerSelectProps {
  phase: ChecklistPhase;
  role: Role;
  speakers: Speakers;
  size: 'xs' | 'md';
}

/** Who says the items of a part; plain words where there is one choice. */
function SpeakerSelect({ phase, role, speakers, size }: SpeakerSelectProps) {
  const choices = speakers.choicesOf(role);
  const value = speakers.speakerOf(role);
  if (choices.length === 1) {
    return (
      <Text size={size === 'md' ? 'md' : 'xs'} c="dimmed">
        {choices[0]!.name}
      </Text>
    );
  }
  return (
    <NativeSelect
      size={size}
      aria-label={t('saidByOf', { phase: t(`phase_${phase}`), role: t(`role_${role ?? 'anybody'}`) })}
      value={value}
      data={[
        ...(value === '' ? [{ value: '', label: t('pickSpeaker') }] : []),
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => speakers.choose(role, event.currentTarget.value)}
    />
  );
}
