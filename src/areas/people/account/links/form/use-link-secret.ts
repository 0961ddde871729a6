import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

export interface LinkSecret {
  /** What stood behind the `#` of the address; empty where there is none. */
  token: string;
  /** The secret opens nothing any more, and is no longer in the address. */
  isSpent: boolean;
  /** Takes the secret out of the address and of the browser's history: it was used or refused. */
  spend: () => void;
}

/**
 * The secret of the link that was opened. It stays in the address until it is spent, so that the page can be loaded
 * again. An address of the earlier form, with the secret in its path, opens nothing and loses it at once.
 */
export function useLinkSecret(): LinkSecret {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const { withSecret }: Record<string, string | undefined> = useParams({ strict: false });
  const [token, setToken] = useState('');
  const [isSpent, setSpent] = useState(false);
  // Another link opened in the same tab changes the address and nothing else.
  if (withSecret === undefined && hash !== '' && hash !== token) {
    setToken(hash);
    setSpent(false);
  }
  useEffect(() => {
    if (withSecret === undefined) return;
    void navigate({ to: `/${pathname.split('/')[1]}`, replace: true });
  }, [withSecret, pathname, navigate]);
  const spend = useCallback(() => {
    setSpent(true);
    void navigate({ to: '.', hash: '', replace: true });
  }, [navigate]);
  return { token, isSpent, spend };
}
