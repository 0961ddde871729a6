export const reportsPath = '/dashboard/reports';
/** The financial report has an address of its own (document 1, section 2). */
export const financialPath = '/dashboard/reports/financial';
export const savedReportsPath = '/dashboard/reports/saved';
