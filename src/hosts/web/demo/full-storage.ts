import { CallError, type Transport } from '#client/transport.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { t } from './demo.texts.ts';

/** Sends calls and says what to do, whatever the screen, when the browser had no room to store what was written. */
export function tellingFullStorage(send: Transport['send']): Transport['send'] {
  return async (id, input, options) => {
    try {
      return await send(id, input, options);
    } catch (error) {
      if (error instanceof CallError && error.code === 'STORAGE_FULL') {
        notifyFailure({ title: t('quotaTitle'), message: t('storageFullMessage') });
      }
      throw error;
    }
  };
}
