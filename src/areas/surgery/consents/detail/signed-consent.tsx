import { Alert, Paper, Stack, Text } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { SignatureStroke } from '#kernel/care/signature.ts';
import { SignaturePicture } from '#ui/form/signature/signature-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import type { CaseConsents } from '../consent.contract.ts';
import type { useCaseConsents } from '../consent.hooks.ts';
import { isForOther, operationWords } from '../consent.words.ts';
import { t } from '../consents.texts.ts';
import { languageNames } from '../wording/consent-languages.ts';

export interface SignedConsentProps {
  surgicalCase: SurgicalCase;
  query: ReturnType<typeof useCaseConsents>;
}

/** What was signed on the screen, and which consents were taken back. */
export function SignedConsent({ surgicalCase, query }: SignedConsentProps) {
  if (query.isError) {
    return <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />;
  }
  if (!query.data) return null;
  const { signed, withdrawn } = query.data;
  return (
    <>
      {signed?.content && (
        <Paper withBorder p="md" w="100%">
          <Stack gap="sm">
            <Signature signed={signed} content={signed.content} surgicalCase={surgicalCase} />
          </Stack>
        </Paper>
      )}
      {withdrawn.length > 0 && <Withdrawn withdrawn={withdrawn} />}
    </>
  );
}

interface SignatureProps {
  signed: NonNullable<CaseConsents['signed']>;
  content: NonNullable<NonNullable<CaseConsents['signed']>['content']>;
  surgicalCase: SurgicalCase;
}

function Signature({ signed, content, surgicalCase }: SignatureProps) {
  const { dateTime } = useFormat();
  const { strokes, signedBy, signatures, way, language, textVersion, isComplete } = signed;
  const name = orRestricted(signedBy);
  const label = t(way === 'mark' ? 'markOf' : 'signatureOf', { name });
  return (
    <>
      {isForOther(content, surgicalCase) && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {t('signedForOther', { what: operationWords(content) })}
        </Alert>
      )}
      {!isComplete && (
        <Alert color="yellow" icon={<Icon name="alert" />}>
          {t('incomplete')}
        </Alert>
      )}
      <Stack gap={4}>
        {strokes.length > 0 && <Text size="sm">{label}</Text>}
        <Drawn strokes={strokes} name={name} label={label} />
      </Stack>
      {signatures.map((one) => (
        <Stack key={one.part} gap={4} w="100%">
          <Text size="sm">
            {t(`signature_${one.part}`, {
              name: one.name,
              relation: one.relation ?? '',
              time: dateTime(one.signedAt),
            })}
          </Text>
          <Drawn strokes={one.strokes} name={one.name} label={t('signatureOf', { name: one.name })} />
        </Stack>
      ))}
      {content.statements.map(({ text, isAgreed }) => (
        <Text key={text} size="sm" lang={language}>
          {t(isAgreed ? 'agreed' : 'notAgreed')}: {text}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {t('readIn', { language: languageNames[language], version: textVersion })}
      </Text>
    </>
  );
}

interface DrawnProps {
  strokes: readonly SignatureStroke[];
  name: string;
  label: string;
}

function Drawn({ strokes, name, label }: DrawnProps) {
  if (strokes.length === 0) return <Text size="sm">{t('typedBy', { name })}</Text>;
  return <SignaturePicture strokes={strokes} label={label} />;
}

function Withdrawn({ withdrawn }: Pick<CaseConsents, 'withdrawn'>) {
  const { dateTime } = useFormat();
  return (
    <Stack gap={4}>
      <Text fw={600} size="sm">
        {t('withdrawnTitle')}
      </Text>
      {withdrawn.map((one) => (
        <Text key={one.id} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('withdrawnLine', {
            signer: orRestricted(one.signedBy),
            signed: dateTime(one.signedAt),
            withdrawn: dateTime(one.withdrawnAt),
            name: one.withdrawnByName,
            reason: orRestricted(one.reason),
          })}
        </Text>
      ))}
    </Stack>
  );
}
