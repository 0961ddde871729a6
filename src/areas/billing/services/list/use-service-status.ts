import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { refusalWords } from '../service.words.ts';
import { updateService } from '../service.calls.ts';
import type { Service } from '../service.contract.ts';
import { servicesTopic } from '../service.hooks.ts';
import { t } from '../services.texts.ts';

type Named = Pick<Service, 'id' | 'version' | 'name'>;

/** Takes services out of the choice for new invoices and back into it, after asking; tells how it went. */
export function useServiceStatus() {
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function change(service: Named, status: Service['status'], submission = new Submission()) {
    const { id: serviceId, version, name } = service;
    setBusyId(serviceId);
    try {
      await updateService({ serviceId, version, status }, submission);
      notifySuccess(t(status === 'inactive' ? 'wasDeactivated' : 'wasActivated', { name }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t(status === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => change(service, status, submission) }),
      });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: [servicesTopic] });
  }

  async function deactivate(service: Named) {
    const isConfirmed = await confirmAction({
      title: t('deactivateTitle'),
      message: t('deactivateQuestion', { name: service.name }),
      confirmLabel: t('deactivate'),
      isDestructive: true,
    });
    if (isConfirmed) await change(service, 'inactive');
  }

  async function activate(service: Named) {
    const isConfirmed = await confirmAction({
      title: t('activateTitle'),
      message: t('activateQuestion', { name: service.name }),
      confirmLabel: t('activate'),
    });
    if (isConfirmed) await change(service, 'active');
  }

  return { busyId, deactivate, activate };
}
