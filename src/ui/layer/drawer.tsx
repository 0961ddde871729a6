import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useIsTopLayer } from './top-layer.ts';

/** A drawer that Escape closes while nothing lies over it. */
export function Drawer({ closeOnEscape = true, ...props }: DrawerProps) {
  const isTop = useIsTopLayer(props.opened);
  return <MantineDrawer {...props} closeOnEscape={closeOnEscape && isTop} />;
}
