import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { confirmTerms } from '../referrer.calls.ts';
import type { Referrer } from '../referrer.contract.ts';
import { useRememberReferrer } from '../referrer.hooks.ts';
import { commissionWords } from '../referrer.words.tsx';
import { t } from '../referrers.texts.ts';

/** Lets somebody else than its setter agree to a commission that nobody has confirmed yet. */
export function ConfirmTerms({ referrer }: { referrer: Referrer }) {
  const { user } = usePerson();
  const format = useFormat();
  const remember = useRememberReferrer();
  const confirmation = useConfirmedWrite<Referrer, Referrer>({
    ask: (asked) => ({
      title: t('confirmTermsTitle'),
      message: t('confirmTermsQuestion', {
        setter: asked.termsByName ?? '',
        commission: commissionWords(asked, format),
        name: asked.name,
      }),
      confirmLabel: t('confirmTerms'),
    }),
    call: ({ id: referrerId, version }, submission) => confirmTerms({ referrerId, version }, submission),
    done: ({ name }) => t('termsWereConfirmed', { name }),
    failed: () => t('failedToConfirmTerms'),
    refusals: {
      SECOND_PERSON_REQUIRED: () => t('termsOwn'),
      WRONG_STATE: () => t('nothingToConfirm'),
    },
    onDone: remember,
  });
  const { termsBy, termsConfirmedAt } = referrer;
  if (termsBy === null || termsConfirmedAt !== null || termsBy === user.id) return null;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="check" size={18} />}
      loading={confirmation.isBusy}
      onClick={() => void confirmation.start(referrer)}
    >
      {t('confirmTerms')}
    </Button>
  );
}
