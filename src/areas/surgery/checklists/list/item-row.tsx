import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { tickChecklistItem } from '../checklist.calls.ts';
import type { ChecklistItem } from '../checklist.contract.ts';
import { useRefreshChecklists } from '../checklist.hooks.ts';
import { checklistRefusals, tickedWords } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';

interface ItemRowProps {
  checklistId: string;
  item: ChecklistItem;
  isLocked: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** One item with its checkbox, who ticked it and when, and its note; required ones carry an asterisk. */
export function ItemRow({ checklistId, item, isLocked, isBusy, onToggle }: ItemRowProps) {
  const { dateTime } = useFormat();
  const [isNoting, setNoting] = useState(false);
  const refresh = useRefreshChecklists();
  const { code, description, isRequired, isCompleted, notes } = item;
  const ticked = tickedWords(item, dateTime);
  return (
    <Group component="li" data-entry-row gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
      <Checkbox
        checked={isCompleted}
        disabled={isLocked}
        // A press while another one is on its way would be answered by what the first one made.
        onChange={() => !isBusy && onToggle()}
        label={
          <>
            {description}
            {isRequired && (
              <Text span c="var(--mantine-color-error)" aria-label={t('required')}>
                {' *'}
              </Text>
            )}
          </>
        }
        description={
          <>
            {ticked && (
              <Text span inherit display="block">
                {ticked}
              </Text>
            )}
            {notes && (
              <Text span inherit display="block" style={{ overflowWrap: 'anywhere' }}>
                {notes}
              </Text>
            )}
          </>
        }
      />
      {!isLocked && (
        <Button
          variant="subtle"
          size="compact-xs"
          style={{ flex: 'none' }}
          aria-label={t('noteOf', { item: description })}
          onClick={() => setNoting(true)}
        >
          {t('note')}
        </Button>
      )}
      {isNoting && (
        <ReasonForm
          title={t('noteTitle')}
          text={description}
          label={t('note')}
          submitLabel={t('noteSave')}
          draftKey={`checklist-note.${checklistId}.${code}`}
          send={(text, submission) =>
            tickChecklistItem({ checklistId, code, isCompleted, notes: text }, submission)
          }
          failed={t('failedToTick')}
          refusals={checklistRefusals}
          done={() => {
            refresh();
            return t('noteSaved');
          }}
          onRefused={refresh}
          onClose={() => setNoting(false)}
        />
      )}
    </Group>
  );
}
