import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useLayer } from './top-layer.ts';

/** A drawer that Escape closes while nothing lies over it. */
export function Drawer({ closeOnEscape = true, ...props }: DrawerProps) {
  useLayer(props.opened, () => closeOnEscape && props.onClose());
  return <MantineDrawer {...props} closeOnEscape={false} />;
}
