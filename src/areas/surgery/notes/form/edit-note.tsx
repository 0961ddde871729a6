import { useState } from 'react';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { OperativeNote } from '../note.contract.ts';
import { useNote } from '../note.calls.ts';
import { t } from '../notes.texts.ts';
import { NoteForm } from './note-form.tsx';

/** The form of a note of the list, once the whole note is there. */
export function EditNote({ operativeNoteId, onClose }: { operativeNoteId: string; onClose: () => void }) {
  const { data, isError } = useNote({ operativeNoteId });
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [begun, setBegun] = useState<OperativeNote>();
  const tellFailure = useEffectEvent(() => {
    notifyFailure({ title: t('failedToLoad') });
    onClose();
  });
  useEffect(() => {
    if (isError) tellFailure();
  }, [isError]);
  const edited = begun ?? data;
  if (edited && !begun) setBegun(edited);
  if (!edited) return null;
  return <NoteForm key={edited.version} stored={edited} onClose={onClose} onReload={setBegun} />;
}
