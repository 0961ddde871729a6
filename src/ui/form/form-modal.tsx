import { type MantineSize } from '@mantine/core';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { FormBody, type FormBodyProps } from './form-body.tsx';
import { t } from './form.texts.ts';

export interface FormModalProps<Values extends Record<string, unknown>> extends Omit<
  FormBodyProps<Values>,
  'onCancel'
> {
  title: string;
  /** Closes the dialog; asked first when something typed would be lost. */
  onClose: () => void;
  size?: MantineSize | `${number}rem`;
}

/** A form in a dialog, open as long as it is rendered; Escape and the backdrop ask before anything is lost. */
export function FormModal<Values extends Record<string, unknown>>(props: FormModalProps<Values>) {
  const { title, onClose, size = 'lg', ...body } = props;
  const isNarrow = useIsNarrow();
  const { draft } = body;
  async function close() {
    if (draft.isSaving) return;
    if (draft.isDirty) {
      const isDiscarding = await confirmAction({
        title: t('discardTitle'),
        message: t('discardMessage'),
        confirmLabel: t('discard'),
        cancelLabel: t('keepEditing'),
        isDestructive: true,
      });
      if (!isDiscarding) return;
      draft.discard();
    }
    onClose();
  }
  function requestClose() {
    void close();
  }
  return (
    <Modal opened onClose={requestClose} title={title} size={size} fullScreen={isNarrow}>
      <FormBody {...body} onCancel={requestClose} />
    </Modal>
  );
}
