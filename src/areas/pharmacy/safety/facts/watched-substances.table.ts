/** A substance that is watched wherever it is written, also where it is not in the list of medicines. */
export interface WatchedSubstance {
  /** Lower case international name, as ingredients are coded. */
  code: string;
  /** What else it is called, by whole words in lower case: abbreviations, and brands sold in Bangladesh. */
  names?: readonly string[];
  /** Always, or only where it is injected or infused. */
  highAlert?: 'always' | 'injected';
  /** Internationally controlled. */
  isControlled?: true;
  /** Given into a vein by a rate, never at once. */
  isInfusion?: true;
  /** Only from this strength on, in percent. */
  fromPercent?: number;
}

const always = { highAlert: 'always' } as const;
const injected = { highAlert: 'injected' } as const;
const narcotic = { highAlert: 'always', isControlled: true } as const;
const controlled = { isControlled: true } as const;
const byRate = { highAlert: 'injected', isInfusion: true } as const;

/**
 * Watched substances, version 1. High alert: ISMP list of high-alert medications in acute care settings (2018, updated
 * 2024), which names classes; the members are ours. Controlled: lists of the Single Convention on Narcotic Drugs 1961
 * and of the Convention on Psychotropic Substances 1971; tapentadol by the law of Bangladesh. Brands were compared with
 * a public list of medicines sold in Bangladesh. What a hospital marks in its own list of medicines is watched besides.
 */
export const watchedSubstances: readonly WatchedSubstance[] = [
  // Insulins, whatever their kind: the word alone is enough.
  {
    ...always,
    code: 'insulin',
    names: [
      ...['insulins', 'actrapid', 'mixtard', 'insulatard', 'humulin', 'humalog', 'novorapid', 'novomix'],
      ...['lantus', 'toujeo', 'levemir', 'tresiba', 'ryzodeg', 'apidra', 'insuman', 'maxsulin', 'diasulin'],
      ...['ansulin', 'insul', 'insulet', 'glarine', 'mysulin', 'mypart', 'larsulin', 'vibrenta', 'glargine'],
      ...['aspart', 'lispro', 'degludec', 'detemir', 'glulisine'],
    ],
  },
  // What keeps blood from clotting.
  { ...injected, code: 'heparin', names: ['heparon', 'g-heparin', 'ufh'] },
  {
    ...always,
    code: 'enoxaparin',
    names: ['clexane', 'cardinex', 'lmwh', 'low molecular weight heparin', 'dalteparin', 'nadroparin'],
  },
  { ...always, code: 'fondaparinux', names: ['arixtra'] },
  { ...always, code: 'warfarin', names: ['warin', 'farin', 'unifarin', 'coumadin', 'acenocoumarol'] },
  { ...always, code: 'rivaroxaban', names: ['xarelto', 'xarelta', 'rivarox', 'rivaban', 'rivaxa', 'kinexa'] },
  { ...always, code: 'apixaban', names: ['eliquis', 'apixa', 'apixan', 'pixorel', 'apiban'] },
  { ...always, code: 'dabigatran', names: ['pradaxa', 'dabiran', 'dabixta', 'dabigat'] },
  { ...always, code: 'edoxaban' },
  { ...injected, code: 'argatroban', names: ['bivalirudin'] },
  { ...injected, code: 'eptifibatide', names: ['tirofiban', 'abciximab'] },
  { ...injected, code: 'streptokinase', names: ['stk', 's-kinase', 'eptase'] },
  { ...injected, code: 'alteplase', names: ['actilyse', 'rtpa', 'tpa', 'reteplase'] },
  { ...injected, code: 'tenecteplase', names: ['metalyse', 'tplase'] },
  // Concentrated salts and sugar.
  { ...injected, code: 'potassium chloride', names: ['kcl', 'electro-k', 'kt', 'pot chloride'] },
  { ...injected, code: 'potassium phosphate' },
  {
    ...injected,
    code: 'magnesium sulfate',
    names: ['magnesium', 'mgso4', 'magsulph', 'g-magsulph', 'nalepsin', 'magsum', 'eclamag'],
  },
  { ...injected, code: 'sodium chloride', names: ['nacl', 'saline', 'hypertonic'], fromPercent: 1 },
  { ...injected, code: 'glucose', names: ['dextrose', 'd50', 'd25'], fromPercent: 20 },
  { ...byRate, code: 'parenteral nutrition', names: ['tpn'] },
  // What paralyses, and what puts to sleep.
  {
    ...injected,
    code: 'suxamethonium',
    names: ['succinylcholine', 'scoline', 'suxa', 'neosuxa', 'suxonium'],
  },
  { ...injected, code: 'rocuronium', names: ['esmeron', 'rocuron'] },
  { ...injected, code: 'vecuronium', names: ['norcuron', 'vencur', 'vencuron', 'survec', 'nor q'] },
  { ...injected, code: 'atracurium', names: ['cisatracurium', 'tracrium', 'relaxton', 'atrium'] },
  { ...injected, code: 'pancuronium' },
  { ...injected, code: 'propofol', names: ['diprivan', 'pofol', 'ufol'] },
  { ...injected, code: 'ketamine', names: ['ketalar', 'ketaride', 'kain', 'g-ketamine'] },
  { ...injected, code: 'thiopental', names: ['thiopentone', 'pentothal', 'tps', 'thiopen', 'thiontal'] },
  { ...injected, code: 'etomidate' },
  { ...injected, code: 'bupivacaine', names: ['marcaine', 'bupi', 'bupicain', 'ultracaine', 'ropivacaine'] },
  { ...injected, code: 'dexmedetomidine', names: ['precedex'] },
  {
    ...injected,
    isControlled: true,
    code: 'midazolam',
    names: ['dormicum', 'dormitol', 'milam', 'hypnofast', 'midolam'],
  },
  // What drives or steadies the heart.
  { ...injected, code: 'epinephrine', names: ['adrenaline', 'adrin', 'adrinor'] },
  {
    ...byRate,
    code: 'norepinephrine',
    names: ['noradrenaline', 'norad', 'levophed', 'levofed', 'norline', 'maxnor', 'hyponor'],
  },
  { ...byRate, code: 'dopamine', names: ['d-dopamine', 'cardopa', 'myomine'] },
  { ...byRate, code: 'dobutamine', names: ['dobutin', 'dobumin'] },
  { ...byRate, code: 'milrinone' },
  { ...byRate, code: 'isoprenaline' },
  { ...injected, code: 'phenylephrine' },
  { ...injected, code: 'amiodarone', names: ['cordarone', 'pacet', 'cardiron'] },
  { ...injected, code: 'lidocaine', names: ['lignocaine', 'xylocard', 'jasocaine'] },
  { ...injected, code: 'adenosine' },
  { ...injected, code: 'digoxin', names: ['lanoxin', 'agoxin', 'centoxin'] },
  { ...injected, code: 'labetalol', names: ['esmolol', 'metoprolol', 'propranolol'] },
  { ...byRate, code: 'nitroprusside', names: ['sodium nitroprusside'] },
  { ...injected, code: 'vasopressin', names: ['terlipressin'] },
  {
    ...injected,
    code: 'oxytocin',
    names: ['pitocin', 'syntocin', 'syntocinon', 'oxyton', 'ocin', 'linda-s'],
  },
  // Against cancer and for joints.
  { ...always, code: 'methotrexate', names: ['mtx', 'mtrex', 'trexall', 'methotrax', 'methox', 'trexonate'] },
  { ...always, code: 'cyclophosphamide', names: ['endoxan'] },
  { ...always, code: 'doxorubicin', names: ['adriamycin'] },
  { ...always, code: 'vincristine', names: ['vinblastine'] },
  { ...always, code: 'cisplatin', names: ['carboplatin', 'oxaliplatin'] },
  { ...always, code: 'paclitaxel', names: ['docetaxel'] },
  { ...always, code: 'fluorouracil', names: ['5-fu', 'capecitabine'] },
  { ...always, code: 'cytarabine', names: ['gemcitabine'] },
  // Opioids.
  { ...narcotic, code: 'morphine', names: ['msl', 'morphin'] },
  { ...narcotic, code: 'pethidine', names: ['meperidine', 'pethedine'] },
  {
    ...narcotic,
    code: 'fentanyl',
    names: ['opifen', 'fentyl', 'durogesic', 'remifentanil', 'sufentanil', 'alfentanil'],
  },
  { ...narcotic, code: 'oxycodone', names: ['hydromorphone', 'hydrocodone'] },
  { ...narcotic, code: 'methadone' },
  { ...narcotic, code: 'codeine' },
  { ...narcotic, code: 'buprenorphine' },
  { ...narcotic, code: 'pentazocine', names: ['pentazo'] },
  {
    ...narcotic,
    code: 'tapentadol',
    names: ['tapenta', 'pentadol', 'lopenta', 'cynta', 'centradol', 'tapendol'],
  },
  { ...injected, code: 'nalbuphine', names: ['nalphin', 'nalbun', 'nalbutin', 'raltrox'] },
  { ...injected, code: 'tramadol' },
  // Sleep, fits and attention.
  { ...controlled, code: 'diazepam', names: ['valium', 'sedil', 'easium', 'seduxen', 'g-diazepam'] },
  {
    ...controlled,
    code: 'clonazepam',
    names: ['rivotril', 'rivo', 'disopan', 'pase', 'cloron', 'epiclon', 'denixil'],
  },
  { ...controlled, code: 'bromazepam', names: ['lexotanil', 'tenil', 'restol', 'zepam', 'notens'] },
  { ...controlled, code: 'alprazolam', names: ['xanax', 'alprax', 'zolium', 'zolax'] },
  { ...controlled, code: 'lorazepam', names: ['lozicum', 'lorapam', 'ativan'] },
  { ...controlled, code: 'clobazam', names: ['frisium'] },
  { ...controlled, code: 'nitrazepam' },
  { ...controlled, code: 'zolpidem', names: ['nitrest'] },
  {
    ...controlled,
    code: 'phenobarbital',
    names: ['phenobarbitone', 'barbit', 'berdinal', 'g-phenobarbitone'],
  },
  { ...controlled, code: 'methylphenidate', names: ['ritalin'] },
];
