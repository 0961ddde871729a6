import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useIsTopLayer } from './top-layer.ts';

/** A dialog that Escape closes while nothing lies over it. */
export function Modal({ closeOnEscape = true, ...props }: ModalProps) {
  const isTop = useIsTopLayer(props.opened);
  return <MantineModal {...props} closeOnEscape={closeOnEscape && isTop} />;
}
