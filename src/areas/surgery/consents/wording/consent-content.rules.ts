import type { ConsentContent } from './consent-content.contract.ts';
import { consentLabels } from './consent-labels.ts';
import type { ConsentLanguage } from './consent-languages.ts';
import type { ConsentWording } from './consent-wording.contract.ts';
import { type ConsentStatement, consentStatements } from './shipped-wording.ts';

type Words = Pick<ConsentContent, 'localName' | 'parts' | 'explained' | 'statements' | 'takeBack'>;

interface Read {
  language: ConsentLanguage;
  /** What the surgeon wrote of the risks for this patient. */
  ownRisks: string | null;
  agreedTo: readonly ConsentStatement[];
}

/** Every word of a consent as it is read and signed, in one language. */
export function wordsOf(
  { general, procedure }: ConsentWording,
  { language, ownRisks, agreedTo }: Read,
): Words {
  const labels = consentLabels[language];
  const common = general.words[language];
  const own = procedure?.words[language] ?? null;
  const parts = [
    { title: labels.done, text: own?.done },
    { title: labels.alternatives, text: own?.alternatives },
    { title: labels.without, text: own?.without },
    { title: labels.risks, text: own?.risks },
    { title: own ? labels.ownRisks : labels.risks, text: ownRisks },
    { title: labels.generalRisks, text: common.risks },
  ];
  return {
    localName: own?.name ?? null,
    parts: parts.flatMap(({ title, text }) => (text ? [{ title, text }] : [])),
    explained: common.explained,
    statements: consentStatements.map((one) => ({ text: common[one], isAgreed: agreedTo.includes(one) })),
    takeBack: common.takeBack,
  };
}

/** Names which words these are: the text that ships, or the hospital's by its number, and that of the procedure. */
export function textVersionOf({ general, procedure }: ConsentWording, language: ConsentLanguage): string {
  const common = general.version === 0 ? 'operation-2' : `hospital-${general.version}`;
  return procedure?.words[language] ? `${common} procedure-${procedure.version}` : common;
}

/** True where nobody has written the risks of the procedure in this language, so that the surgeon does. */
export function needsOwnRisks({ procedure }: ConsentWording, language: ConsentLanguage): boolean {
  return !procedure?.words[language];
}
