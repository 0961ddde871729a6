import { Button, Checkbox, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { PercentField } from '#ui/form/fields/percent-field.tsx';
import { moneyText, optionalTypedMoney } from '#ui/form/fields/typed-money.ts';
import { percentText, typedPercent } from '#ui/form/fields/typed-percent.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { listOwnLimits, setOwnLimit } from '../own-limit.calls.ts';
import type { LimitOfRole } from '../own-limit.contract.ts';
import { t } from '../own-limits.texts.ts';

const queryKey = ['billing-settings', 'limits'];

/** What people with each role do alone with what is billed. */
export function OwnLimitsSection() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => listOwnLimits({}, signal) });
  const [edited, setEdited] = useState<LimitOfRole>();
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={4}
    >
      {({ rows }) => (
        <>
          <LimitsTable rows={rows} onEdit={setEdited} />
          {edited && <LimitForm role={edited} onClose={() => setEdited(undefined)} />}
        </>
      )}
    </SettingsSection>
  );
}

interface LimitsTableProps {
  rows: readonly LimitOfRole[];
  onEdit: (role: LimitOfRole) => void;
}

function LimitsTable({ rows, onEdit }: LimitsTableProps) {
  const format = useFormat();
  const { currencyCode } = usePerson().tenant;
  const amount = (minor: number | null) =>
    minor === null ? t('noLimit') : t('upTo', { amount: format.money(minor, currencyCode) });
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {([t('role'), t('discount'), t('credit'), t('void'), t('months')] as const).map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((role) => (
            <Table.Tr key={role.roleId}>
              <Table.Th scope="row">{role.name}</Table.Th>
              <Table.Td>
                {role.discountBasisPoints === null
                  ? t('noLimit')
                  : t('upTo', { amount: `${percentText(role.discountBasisPoints)} %` })}
              </Table.Td>
              <Table.Td>{amount(role.creditMinor)}</Table.Td>
              <Table.Td>{amount(role.voidMinor)}</Table.Td>
              <Table.Td>{t(role.reopensMonths ? 'alone' : 'withSecond')}</Table.Td>
              <Table.Td>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('editOf', { role: role.name })}
                  onClick={() => onEdit(role)}
                >
                  {t('edit')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function schemaFor(currencyCode: string) {
  const money = optionalTypedMoney(currencyCode, { max: sizeLimits.documentMinor.max });
  return z.strictObject({
    discountBasisPoints: z.union([z.literal('').transform(() => null), typedPercent]),
    creditMinor: money,
    voidMinor: money,
    reopensMonths: z.boolean(),
  });
}

function LimitForm({ role, onClose }: { role: LimitOfRole; onClose: () => void }) {
  const queries = useQueryClient();
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => schemaFor(currencyCode));
  const { roleId, name, discountBasisPoints } = role;
  const draft = useDraftForm({
    schema,
    initialValues: {
      discountBasisPoints: discountBasisPoints === null ? '' : percentText(discountBasisPoints),
      creditMinor: moneyText(role.creditMinor, currencyCode),
      voidMinor: moneyText(role.voidMinor, currencyCode),
      reopensMonths: role.reopensMonths,
    },
    draftKey: `billing-limits.${roleId}`,
    save: (fields, submissionKey) => setOwnLimit({ roleId, ...fields }, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved() {
      void queries.invalidateQueries({ queryKey });
      notifySuccess(t('saved'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('formTitle', { role: name })} draft={draft} onClose={onClose}>
      <PercentField
        {...field('discountBasisPoints', t('discountField'))}
        description={t('discountHint')}
        data-autofocus
      />
      <MoneyField {...field('creditMinor', t('creditField'))} description={t('emptyHint')} />
      <MoneyField {...field('voidMinor', t('voidField'))} description={t('emptyHint')} />
      <Checkbox {...field('reopensMonths', t('monthsField'))} />
    </FormModal>
  );
}
