/**
 * Classes of ingredients that the checks reason about, by their international names. The fifteen pairs are those of
 * Phansalkar et al., J Am Med Inform Assoc 2012;19:735-743 (PMC3422823). Amphetamines, MAO inhibitors and part of the
 * SSRIs were compared with its table 2; all other members were compiled for this program from general knowledge and
 * are to be read by a pharmacist of the hospital.
 */
export const classes = {
  // Antibiotics
  penicillin: [
    ...['amoxicillin', 'ampicillin', 'benzylpenicillin', 'phenoxymethylpenicillin', 'flucloxacillin'],
    ...['cloxacillin', 'dicloxacillin', 'piperacillin', 'ticarcillin', 'procaine benzylpenicillin'],
    ...['benzathine benzylpenicillin', 'pivmecillinam'],
  ],
  cephalosporin: [
    ...[
      'cefadroxil',
      'cefprozil',
      'cefalexin',
      'cefaclor',
      'cefradine',
      'cefalotin',
      'cefoxitin',
      'cefazolin',
    ],
    ...['ceftriaxone', 'cefotaxime', 'cefepime', 'ceftazidime', 'cefuroxime', 'cefixime', 'cefpodoxime'],
    ...['cefdinir', 'ceftibuten', 'cefditoren', 'cefoperazone', 'ceftaroline'],
  ],
  carbapenem: ['meropenem', 'imipenem', 'ertapenem', 'doripenem'],
  monobactam: ['aztreonam'],
  sulfaAntibiotic: [
    ...['sulfamethoxazole', 'sulfadiazine', 'sulfadoxine', 'sulfacetamide', 'silver sulfadiazine'],
    'sulfasalazine',
  ],
  macrolide: ['azithromycin', 'clarithromycin', 'erythromycin', 'roxithromycin'],
  fluoroquinolone: [
    ...['ciprofloxacin', 'levofloxacin', 'moxifloxacin', 'ofloxacin', 'norfloxacin', 'gatifloxacin'],
    ...['gemifloxacin', 'sparfloxacin'],
  ],
  tetracycline: ['doxycycline', 'tetracycline', 'minocycline', 'oxytetracycline', 'tigecycline'],

  // Pain
  nsaid: [
    ...[
      'acetylsalicylic acid',
      'ibuprofen',
      'naproxen',
      'diclofenac',
      'aceclofenac',
      'ketorolac',
      'indometacin',
    ],
    ...['ketoprofen', 'dexketoprofen', 'piroxicam', 'meloxicam', 'tenoxicam', 'lornoxicam', 'mefenamic acid'],
    ...['tolfenamic acid', 'sulindac', 'flurbiprofen', 'etodolac', 'nimesulide', 'nabumetone'],
  ],
  coxib: ['celecoxib', 'etoricoxib', 'parecoxib'],
  opioid: [
    ...[
      'morphine',
      'pethidine',
      'fentanyl',
      'alfentanil',
      'remifentanil',
      'sufentanil',
      'tramadol',
      'tapentadol',
    ],
    ...['methadone', 'oxycodone', 'hydrocodone', 'hydromorphone', 'oxymorphone', 'codeine', 'nalbuphine'],
    ...[
      'pentazocine',
      'buprenorphine',
      'butorphanol',
      'dextromethorphan',
      'dextropropoxyphene',
      'levorphanol',
    ],
  ],
  triptan: [
    ...['sumatriptan', 'rizatriptan', 'zolmitriptan', 'almotriptan', 'naratriptan', 'eletriptan'],
    'frovatriptan',
  ],
  ergot: ['ergotamine', 'dihydroergotamine', 'ergometrine', 'methylergometrine', 'methysergide'],

  // Mind and nerves
  maoi: [
    'tranylcypromine',
    'phenelzine',
    'isocarboxazid',
    'procarbazine',
    'selegiline',
    'moclobemide',
    'rasagiline',
  ],
  amphetamine: [
    ...['dexmethylphenidate', 'dexamfetamine', 'methylphenidate', 'lisdexamfetamine', 'metamfetamine'],
    ...['phendimetrazine', 'pseudoephedrine', 'amfetamine', 'benzfetamine', 'amfepramone', 'phentermine'],
    'atomoxetine',
  ],
  ssri: [
    ...['fluoxetine', 'paroxetine', 'citalopram', 'escitalopram', 'sertraline', 'fluvoxamine', 'duloxetine'],
    ...['nefazodone', 'desvenlafaxine', 'milnacipran', 'venlafaxine', 'levomilnacipran', 'vortioxetine'],
  ],
  tricyclic: [
    ...[
      'amitriptyline',
      'nortriptyline',
      'imipramine',
      'clomipramine',
      'desipramine',
      'doxepin',
      'trimipramine',
    ],
    ...['protriptyline', 'amoxapine', 'maprotiline'],
  ],
  benzodiazepine: [
    'diazepam',
    'clonazepam',
    'lorazepam',
    'alprazolam',
    'bromazepam',
    'midazolam',
    'clobazam',
  ],

  // Heart, kidney, blood
  statin: ['simvastatin', 'lovastatin', 'atorvastatin'],
  anyStatin: [
    ...['simvastatin', 'lovastatin', 'atorvastatin', 'rosuvastatin', 'pravastatin', 'fluvastatin'],
    'pitavastatin',
  ],
  aceInhibitor: [
    ...['ramipril', 'enalapril', 'lisinopril', 'captopril', 'perindopril', 'quinapril', 'benazepril'],
    'fosinopril',
  ],
  angiotensinBlocker: [
    ...['losartan', 'valsartan', 'olmesartan', 'telmisartan', 'irbesartan', 'candesartan'],
    'azilsartan',
  ],
  betaBlocker: [
    ...['atenolol', 'bisoprolol', 'metoprolol', 'carvedilol', 'propranolol', 'nebivolol', 'labetalol'],
    'sotalol',
  ],
  calciumBlocker: ['amlodipine', 'nifedipine', 'cilnidipine', 'felodipine', 'lercanidipine', 'benidipine'],
  anticoagulant: [
    'warfarin',
    'rivaroxaban',
    'apixaban',
    'dabigatran',
    'enoxaparin',
    'heparin',
    'fondaparinux',
  ],

  // Stomach, sugar, allergy
  ppi: [...['omeprazole', 'esomeprazole', 'lansoprazole', 'pantoprazole', 'rabeprazole', 'dexlansoprazole']],
  h2Blocker: ['famotidine', 'ranitidine', 'nizatidine', 'cimetidine'],
  sulfonylurea: ['gliclazide', 'glimepiride', 'glibenclamide', 'glipizide'],
  antihistamine: [
    ...['cetirizine', 'levocetirizine', 'fexofenadine', 'loratadine', 'desloratadine', 'chlorphenamine'],
    ...['bilastine', 'rupatadine', 'ebastine', 'ketotifen'],
  ],

  // Enzymes and rhythm, for the pairs
  strongCyp3a4Inhibitor: [
    ...['ketoconazole', 'itraconazole', 'voriconazole', 'posaconazole', 'clarithromycin', 'telithromycin'],
    ...['nefazodone', 'cobicistat'],
  ],
  cyp3a4Inhibitor: [
    ...['ketoconazole', 'itraconazole', 'voriconazole', 'posaconazole', 'clarithromycin', 'telithromycin'],
    ...['erythromycin', 'nefazodone', 'cobicistat'],
  ],
  proteaseInhibitor: [
    ...['ritonavir', 'atazanavir', 'darunavir', 'lopinavir', 'saquinavir', 'indinavir', 'nelfinavir'],
    ...['fosamprenavir', 'tipranavir', 'nirmatrelvir'],
  ],
  cyp3a4Inducer: ['rifampicin', 'carbamazepine', 'phenytoin', 'phenobarbital', 'rifabutin', "st john's wort"],
  cyp1a2Inhibitor: ['fluvoxamine', 'ciprofloxacin'],
  strongCyp1a2Inhibitor: ['fluvoxamine'],
  qtProlonging: [
    ...['amiodarone', 'sotalol', 'dofetilide', 'disopyramide', 'ibutilide', 'procainamide', 'quinidine'],
    ...[
      'dronedarone',
      'haloperidol',
      'chlorpromazine',
      'thioridazine',
      'pimozide',
      'droperidol',
      'cisapride',
    ],
    ...['domperidone', 'erythromycin', 'clarithromycin', 'moxifloxacin', 'sparfloxacin', 'halofantrine'],
    ...['chloroquine', 'pentamidine', 'methadone', 'arsenic trioxide', 'bepridil', 'probucol', 'terfenadine'],
    ...['astemizole', 'vandetanib', 'citalopram'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ClassName = keyof typeof classes;

const sets: ReadonlyMap<ClassName, ReadonlySet<string>> = new Map(
  (Object.keys(classes) as ClassName[]).map((name) => [name, new Set<string>(classes[name])]),
);

export function isIn(name: ClassName, ingredient: string): boolean {
  return sets.get(name)!.has(ingredient);
}
