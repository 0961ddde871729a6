import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { paperReaders, theatreTeam } from '../../papers/paper-access.ts';
import { t } from '../../papers/papers-menu.texts.ts';
import { t as countText } from '../../counts/counts-menu.texts.ts';
import { t as courseText } from '../../milestones/milestones.texts.ts';
import type { CaseSectionProps } from './case-section-props.ts';

/** A part of a case's page beside its overview, such as its checklist: a tab of its own. */
export interface CaseSection {
  /** Its name in the address. */
  id: string;
  title: () => string;
  permission: PermissionDemand;
  /** Without which there is no such part. */
  module?: ModuleFlag;
  Section: LazyExoticComponent<ComponentType<CaseSectionProps>>;
}

/** Makes a section whose code loads when it is opened. */
export function caseSection(
  id: string,
  title: () => string,
  permission: PermissionDemand,
  load: () => Promise<ComponentType<CaseSectionProps>>,
): CaseSection {
  return { id, title, permission, Section: lazy(async () => ({ default: await load() })) };
}

/** The parts of a case's page in their order; a new subject adds its own here. */
export const caseSections: readonly CaseSection[] = [
  caseSection(
    'course',
    () => courseText('section'),
    'surgery.read',
    async () => (await import('../../milestones/detail/course-section.tsx')).CourseSection,
  ),
  caseSection(
    'checklist',
    () => t('checklist'),
    paperReaders,
    async () => (await import('../../papers/case/checklist-section.tsx')).ChecklistSection,
  ),
  caseSection(
    'counts',
    () => countText('section'),
    paperReaders,
    async () => (await import('../../counts/detail/counts-section.tsx')).CountsSection,
  ),
  caseSection(
    'notes',
    () => t('notes'),
    paperReaders,
    async () => (await import('../../papers/case/notes-section.tsx')).NotesSection,
  ),
  caseSection(
    'anesthesia',
    () => t('anesthesia'),
    paperReaders,
    async () => (await import('../../papers/case/anesthesia-section.tsx')).AnesthesiaSection,
  ),
  caseSection(
    'consumables',
    () => t('consumables'),
    theatreTeam,
    async () => (await import('../../consumables/list/case-consumables.tsx')).ConsumablesSection,
  ),
  {
    ...caseSection(
      'charges',
      () => t('charges'),
      'billing.read',
      async () => (await import('../../charges/detail/charges-section.tsx')).ChargesSection,
    ),
    module: 'billing_enabled',
  },
];
