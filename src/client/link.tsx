import { useRouter } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type MouseEvent, useMemo } from 'react';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The path of a screen, from its beginning, such as `/dashboard/patients`. */
  to: string;
  /** What stands behind the path as its query. */
  search?: Readonly<Record<string, unknown>>;
  /** What stands behind the `#`, without it. */
  hash?: string;
  /** What is handed over to the screen beside its address: it stays in this tab, and is in no log of a server. */
  state?: Readonly<Record<string, unknown>>;
}

/**
 * The way to another screen. The router's own link builds its address anew at each step through the program, to see whether
 * it leads to where one is now: on a list a hundred of them did so at every click.
 */
export function Link({ to, search, hash, state, onClick, children, ...props }: LinkProps) {
  const router = useRouter();
  const destination = useMemo(() => ({ to, search, hash, state }) as never, [to, search, hash, state]);
  const href = useMemo(() => {
    const { publicHref } = router.buildLocation(destination);
    return router.history.createHref(publicHref);
  }, [router, destination]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere =
      event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || isElsewhere || (props.target && props.target !== '_self')) return;
    event.preventDefault();
    void router.navigate(destination);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
