import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useLayer } from './top-layer.ts';

/** A dialog that Escape closes while nothing lies over it. */
export function Modal({ closeOnEscape = true, ...props }: ModalProps) {
  useLayer(props.opened, () => closeOnEscape && props.onClose());
  return <MantineModal {...props} closeOnEscape={false} />;
}
