import { useEffect, useId } from 'react';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { t } from './leave.texts.ts';

const unsavedForms = new Set<string>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function setUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) unsavedForms.add(id);
  else unsavedForms.delete(id);
  if (unsavedForms.size > 0) window.addEventListener('beforeunload', warnBeforeUnload);
  else window.removeEventListener('beforeunload', warnBeforeUnload);
}

/** True while any open form holds typed values that are not saved. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

/** For the router's blocker: true when leaving loses nothing or the person chose to leave. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  return confirmAction({
    title: t('leaveTitle'),
    message: t('leaveMessage'),
    confirmLabel: t('leave'),
    cancelLabel: t('stay'),
    isDestructive: true,
  });
}

/** Warns before the tab closes while `isUnsaved`; the function returned ends the warning at once. */
export function useUnsavedChanges(isUnsaved: boolean): () => void {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isUnsaved);
    return () => setUnsaved(id, false);
  }, [id, isUnsaved]);
  return () => setUnsaved(id, false);
}
