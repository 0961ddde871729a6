import { Button, Group, Paper, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useMay } from '#client/session.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactGrid, type NamedFact } from '#ui/page/fact-panel.tsx';
import { ConfirmTerms } from '../terms/confirm-terms.tsx';
import { ReferrerFields } from '../form/referrer-fields.tsx';
import { commissionWithCap, ReferrerStatus, termsFacts } from '../referrer.words.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { t } from '../referrers.texts.ts';
import { useReferrerForm } from '../form/use-referrer-form.ts';

/** Who the referrer is and on which terms, to read and to edit. */
export function ReferrerInformation({ referrer }: { referrer: Referrer }) {
  const mayWrite = useMay()('referrals.commissions');
  const titleId = useId();
  // The form stays on the referrer it began from, even when a newer one comes in live.
  const [begun, setBegun] = useState<Referrer>();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Group mb="md">
        <Title order={2} size="h4" id={titleId} mr="auto">
          {t('information')}
        </Title>
        {mayWrite && !begun && <ConfirmTerms referrer={referrer} />}
        {mayWrite && !begun && (
          <Button
            variant="default"
            leftSection={<Icon name="edit" size={18} />}
            onClick={() => setBegun(referrer)}
          >
            {t('edit')}
          </Button>
        )}
      </Group>
      {begun ? (
        <EditReferrer
          key={begun.version}
          begun={begun}
          onReload={setBegun}
          onEnd={() => setBegun(undefined)}
        />
      ) : (
        <ReferrerFacts referrer={referrer} />
      )}
    </Paper>
  );
}

interface EditReferrerProps {
  begun: Referrer;
  onReload: (current: Referrer) => void;
  onEnd: () => void;
}

function EditReferrer({ begun, onReload, onEnd }: EditReferrerProps) {
  const { draft, failureActions } = useReferrerForm(begun, { onSaved: onEnd, onReload });

  function cancel() {
    draft.discard();
    onEnd();
  }

  return (
    <FormBody draft={draft} submitLabel={t('save')} onCancel={cancel} failureActions={failureActions}>
      <ReferrerFields form={draft.form} isNew={false} />
    </FormBody>
  );
}

function ReferrerFacts({ referrer }: { referrer: Referrer }) {
  const format = useFormat();
  const { lastReferralAt } = referrer;
  const facts: NamedFact[] = [
    [t('name'), referrer.name],
    [t('type'), t(`type_${referrer.type}`)],
    [t('commission'), commissionWithCap(referrer, format)],
    ...termsFacts(referrer, format),
    [t('phone'), referrer.phone],
    [t('email'), referrer.email],
    [t('status'), <ReferrerStatus key="status" status={referrer.status} />],
    [t('address'), referrer.address],
    [t('lastReferral'), lastReferralAt && format.dateTime(lastReferralAt)],
  ];
  return <FactGrid facts={facts} />;
}
