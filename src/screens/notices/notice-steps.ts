import { useNavigate } from '@tanstack/react-router';
import type { NoticeStep } from '#ui/feedback/notify.tsx';
import { t } from './notice-steps.texts.ts';

/** Offers in the notice of a success to open what was stored. */
export function openStep(act: () => unknown): NoticeStep {
  return { label: t('open'), act };
}

/** Offers in the notice of a success to print the paper of what was stored. */
export function printStep(act: () => unknown): NoticeStep {
  return { label: t('print'), act };
}

/** Offers the page of what was stored, by its address. */
export function useOpenPageStep(): (page: string) => NoticeStep {
  const navigate = useNavigate();
  return (to) => openStep(() => navigate({ to }));
}
