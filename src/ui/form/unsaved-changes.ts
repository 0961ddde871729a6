import { useEffect, useId, useRef } from 'react';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { t } from './leave.texts.ts';

/** Stores what a form holds; false where it could not. */
type KeepNow = () => Promise<boolean>;

/** The forms that hold something unsaved, with a way to keep it. */
const unsavedForms = new Map<string, KeepNow>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function setUnsaved(id: string, isUnsaved: boolean, keep: KeepNow = async () => false): void {
  if (isUnsaved) unsavedForms.set(id, keep);
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
  for (const [id, keep] of unsavedForms) if (await keep()) setUnsaved(id, false);
  if (!hasUnsavedChanges()) return true;
  return confirmAction({
    title: t('leaveTitle'),
    message: t('leaveMessage'),
    confirmLabel: t('leave'),
    cancelLabel: t('stay'),
    isDestructive: true,
  });
}

/**
 * Warns before the tab closes while `isUnsaved`; the function returned ends the warning at once. A form that can store
 * what it holds hands on `keep`: leaving it then asks only where that failed.
 */
export function useUnsavedChanges(isUnsaved: boolean, keep?: KeepNow): () => void {
  const id = useId();
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    setUnsaved(id, isUnsaved, async () => (await latest.current?.()) ?? false);
    return () => setUnsaved(id, false);
  }, [id, isUnsaved]);
  return () => setUnsaved(id, false);
}
