/** Which edition of the rules made a finding; raised with every change of the tables in this folder. */
export const rulesVersion = '2026-2';
