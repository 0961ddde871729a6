/** What lists call columns that many of them have, in small letters without signs. */

export const priceWords = [
  ...[
    'rate',
    'charge',
    'charges',
    'fee',
    'fees',
    'amount',
    'cost',
    'tariff',
    'mrp',
    'unit price',
    'selling price',
  ],
  ...['price bdt', 'price tk', 'rate tk', 'taka', 'prix', 'tarif', 'montant', 'precio', 'preis'],
  ...['মূল্য', 'দাম', 'ফি', 'টাকা', 'कीमत', 'मूल्य', 'दर'],
];

export const categoryWords = [
  ...['group', 'department', 'dept', 'section', 'type', 'class', 'head', 'catégorie', 'famille', 'rubrique'],
  ...['categoría', 'kategorie', 'বিভাগ', 'ধরন', 'श्रेणी', 'विभाग'],
];

export const notesWords = [
  ...['note', 'notes', 'remark', 'remarks', 'comment', 'comments', 'description', 'remarque', 'observations'],
  ...['মন্তব্য', 'বিবরণ', 'टिप्पणी'],
];

export const codeWords = [
  ...[
    'code',
    'sku',
    'item code',
    'barcode',
    'bar code',
    'ean',
    'gtin',
    'reference',
    'ref',
    'référence',
    'código',
  ],
  ...['কোড', 'कोड'],
];

export const phoneWords = [
  ...['phone number', 'telephone', 'tel', 'mobile', 'mobile no', 'mobile number', 'cell', 'contact number'],
  ...['téléphone', 'teléfono', 'মোবাইল', 'ফোন', 'फ़ोन', 'मोबाइल'],
];

export const emailWords = [
  'e mail',
  'email address',
  'mail',
  'courriel',
  'adresse mail',
  'correo',
  'ইমেইল',
  'ईमेल',
];

export const nameWords = ['name', 'nom', 'nombre', 'নাম', 'नाम'];

export const unitWords = ['units', 'uom', 'unit of measure', 'base unit', 'unité', 'unidad', 'একক', 'इकाई'];
