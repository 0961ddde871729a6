import { t as paperText } from '#screens/papers/papers.texts.ts';
import { paperDocument, type PrintWords, textSections } from '#screens/papers/print/paper-blocks.ts';
import type { PrintBlock, PrintDocument } from '#ui/print/print-document.ts';
import { t as scaleText } from '../../scales/scales.texts.ts';
import { type Assessment, assessmentSections } from '../assessment.contract.ts';
import { painWords, patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';
import { scaleNames } from '../scale-answers.ts';
import { scaleTotalWords } from '../scale-total.words.ts';

/** A nursing assessment on paper, with its scores, its plan of care and everything that was added later. */
export function assessmentDocument(assessment: Assessment, words: PrintWords): PrintDocument {
  const { format } = words;
  const { patient, assessmentType, status, sections, mobilityLevel, reviewedByName, reviewedAt } = assessment;
  const title = t('detailTitle', { type: t(`type_${assessmentType}`) });
  const time = format.dateTime(assessment.assessmentDate);
  const printed = paperDocument(
    {
      title,
      name: patientName(patient),
      paper: assessment,
      about: [title, time],
      warning: status === 'draft' && t('printDraft'),
      fields: [
        { label: t('assessmentDate'), value: time },
        { label: t('status'), value: t(`status_${status}`) },
        { label: t('mobilityLevel'), value: mobilityLevel ? t(`mobility_${mobilityLevel}`) : '' },
        {
          label: t('allergies'),
          value: t(assessment.allergiesVerified ? 'allergiesVerified' : 'allergiesNotVerified'),
        },
        ...scaleFields(assessment),
        { label: t('nursingDiagnoses'), value: assessment.nursingDiagnoses.join(', '), isWide: true },
      ],
      blocks: [
        ...textSections(assessmentSections.map((part) => [t(`section_${part}`), sections?.[part] ?? null])),
        ...assessment.carePlan.map(planSection),
        ...textSections([[t('notes'), assessment.notes]]),
      ],
      signed: [assessment.nurseName, null],
    },
    words,
  );
  if (reviewedByName === null || reviewedAt === null) return printed;
  const by = paperText('by', { name: reviewedByName, time: format.dateTime(reviewedAt) });
  const reviewed: PrintBlock = { kind: 'paragraph', text: `${t('reviewed')}: ${by}` };
  return { ...printed, blocks: [...printed.blocks, reviewed] };
}

function scaleFields({ scales }: Assessment) {
  const scored = scaleNames.flatMap((name) => {
    const said = scaleTotalWords(name, scales?.[name]?.answers ?? {});
    return said ? [{ label: scaleText(name), value: said.words, isWide: true }] : [];
  });
  return scales?.pain ? [...scored, { label: t('painScore'), value: painWords(scales.pain) }] : scored;
}

function planSection({ diagnosis, ...said }: Assessment['carePlan'][number]): PrintBlock {
  const parts = ['goals', 'interventions', 'evaluation'] as const;
  return {
    kind: 'section',
    title: `${t('carePlan')}: ${diagnosis}`,
    blocks: parts.flatMap((part): PrintBlock[] =>
      said[part] ? [{ kind: 'paragraph', text: `${t(part)}: ${said[part]}` }] : [],
    ),
  };
}
