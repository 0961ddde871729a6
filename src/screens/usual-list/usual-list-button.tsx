import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { UsualList } from '#kernel/first-hour/usual-list.ts';
import { UsualListForm, type UsualListFormProps } from './usual-list-form.tsx';
import { t } from './usual-list.texts.ts';

export interface UsualListButtonProps extends Omit<
  UsualListFormProps,
  'list' | 'onAdded' | 'onClose' | 'draftKey'
> {
  /** The live topic of the catalogue: has the list fetched again. */
  topic: string;
  read: (input: Record<string, never>, signal?: AbortSignal) => Promise<UsualList>;
  onAdded: () => void;
}

/** Opens the list that a catalogue can start with. */
export function UsualListButton(props: UsualListButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <OpenedList {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpenedList({ topic, read, ...props }: UsualListButtonProps & { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [topic, 'usual'],
    queryFn: ({ signal }) => read({}, signal),
  });
  if (data) return <UsualListForm {...props} list={data} draftKey={`usual.${topic}`} />;
  return (
    <Modal opened onClose={props.onClose} title={props.title}>
      {isError ? (
        <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingSkeleton lines={8} />
      )}
    </Modal>
  );
}
