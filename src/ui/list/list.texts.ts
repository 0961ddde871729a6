import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('list', {
  actions: 'Actions',
  actionOn: '{{action}}: {{row}}',
  moreOn: 'More: {{row}}',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages of {{list}}',
  pageSize: 'Rows per page',
  columns: 'Columns',
  columnsHidden: 'Columns ({{count}} hidden)',
  sortBy: 'Sort by',
  ascending: '{{column}} (ascending)',
  descending: '{{column}} (descending)',
  unsorted: 'Default order',
  refreshing: 'Refreshing…',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filtersSet: 'Filters ({{count}})',
});
