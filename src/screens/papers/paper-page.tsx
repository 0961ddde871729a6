import { Group, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import type { ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { HeadActions, type HeadActionsProps } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { AddendumFormProps } from './form/addendum-form.tsx';
import type { MarkInErrorFormProps } from './form/mark-in-error-form.tsx';
import { InErrorNote } from './in-error-note.tsx';
import { t } from './papers.texts.ts';

const AddendumForm = lazyPart(() => import('./form/addendum-form.tsx'), 'AddendumForm');
const MarkInErrorForm = lazyPart(() => import('./form/mark-in-error-form.tsx'), 'MarkInErrorForm');

export interface PaperPageProps {
  title: string;
  /** Beside the title: the status of the paper, and what else is said of it. */
  badges?: ReactNode;
  /** The way to the list above. */
  back: ReactNode;
  /** What a person may do with it beside what is below. */
  actions?: HeadActionsProps['actions'] | false;
  /** The print preview, for those who may print it now. */
  renderPrint?: ((onClose: () => void) => ReactNode) | false;
  /** Adding to what was signed, for those who may do so now. */
  addendum?: Omit<AddendumFormProps, 'onClose'> | false;
  /** Marking it as entered in error, for those who may do so now. */
  marking?: Omit<MarkInErrorFormProps, 'onClose'> | false;
  /** The same with a form of its own, where another paper may replace it. */
  renderMarking?: ((onClose: () => void) => ReactNode) | false;
  /** Whose paper it is. */
  patient?: ReactNode;
  /** Set where the paper is no longer valid. */
  mark?: ErrorMark;
  children: ReactNode;
}

/** An opened clinical document: what it is, what can be done with it, whose it is, and whether it is valid. */
export function PaperPage(props: PaperPageProps) {
  const {
    title,
    badges,
    back,
    actions,
    renderPrint,
    addendum,
    marking,
    renderMarking,
    patient,
    mark = null,
  } = props;
  const [task, setTask] = useState<'print' | 'addendum' | 'mark'>();
  const close = () => setTask(undefined);
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
        actions={
          <HeadActions
            actions={[
              renderPrint && { label: t('print'), icon: 'print', onClick: () => setTask('print') },
              ...(actions || []),
              addendum && { label: t('addAddendum'), isMain: true, onClick: () => setTask('addendum') },
              (marking || renderMarking) && {
                label: t('mark'),
                isDestructive: true,
                onClick: () => setTask('mark'),
              },
            ]}
          />
        }
      />
      {patient}
      <Stack gap="md">
        <InErrorNote mark={mark} />
        {props.children}
      </Stack>
      <Suspense fallback={null}>
        {task === 'print' && renderPrint && renderPrint(close)}
        {task === 'addendum' && addendum && <AddendumForm {...addendum} onClose={close} />}
        {task === 'mark' && renderMarking && renderMarking(close)}
        {task === 'mark' && marking && <MarkInErrorForm {...marking} onClose={close} />}
      </Suspense>
    </>
  );
}
