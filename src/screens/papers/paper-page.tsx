import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { HeadActions, type HeadActionsProps } from '#ui/page/head-actions.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { InErrorNote } from './in-error-note.tsx';
import { t } from './papers.texts.ts';

export interface PaperPageProps {
  title: string;
  /** Beside the title: the status of the paper, and what else is said of it. */
  badges?: ReactNode;
  /** The way to the list above. */
  back: ReactNode;
  /** What a person may do with it; false where they may read nothing of it. */
  actions: HeadActionsProps['actions'] | false;
  /** Whose paper it is. */
  patient?: ReactNode;
  /** Set where the paper is no longer valid. */
  mark?: ErrorMark;
  children: ReactNode;
}

/** An opened clinical document: what it is, what can be done with it, whose it is, and whether it is valid. */
export function PaperPage({ title, badges, back, actions, patient, mark = null, children }: PaperPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        description={
          <Group gap="xs" component="span">
            {badges}
            {mark && <StatusBadge tone="danger">{t('enteredInError')}</StatusBadge>}
          </Group>
        }
        back={back}
        actions={actions && <HeadActions actions={actions} />}
      />
      {patient}
      <Stack gap="md">
        <InErrorNote mark={mark} />
        {children}
      </Stack>
    </>
  );
}
