/** What the catalogue of the pharmacy alone says of a medicine; all else of its item is the store's. */
export const fieldsOfPharmacy = [
  'name',
  'otherName',
  'category',
  'baseUnit',
  'packSize',
  'packName',
  'isActive',
] as const;
