export { subjectOf, useSubject } from './chart/chart.hooks.ts';
export { RecordForm } from './signs/form/record-form.tsx';
export { RecordModal } from './signs/form/record-modal.tsx';
export { RoundForm } from './signs/round/round-form.tsx';
export { SetSummary } from './signs/detail/set-summary.tsx';
export { VitalSignsTable } from './signs/list/vital-signs-table.tsx';
export { measuredFacts } from './signs/measured-facts.ts';
export { useVitalSignsPage } from './signs/vital-signs.hooks.ts';
export { responseTone } from './signs/vital-signs.words.ts';
