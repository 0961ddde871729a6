import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { NotFoundPage } from '#ui/state/not-found-page.tsx';
import { t } from '../web.texts.ts';

/** The page of an address that no area knows. */
export function UnknownPage() {
  const navigate = useNavigate();
  return (
    <NotFoundPage
      action={<Button onClick={() => void navigate({ to: '/dashboard' })}>{t('toDashboard')}</Button>}
    />
  );
}
