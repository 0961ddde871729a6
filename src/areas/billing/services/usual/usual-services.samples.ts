/** A service that most general hospitals bill; what it costs is each hospital's own. */
export interface UsualService {
  name: string;
  category: string;
  description: string | null;
}

function servicesOf(category: string, names: readonly string[]): UsualService[] {
  return names.map((text) => {
    const [name, description = null] = text.split(' | ');
    return { name: name!, category, description };
  });
}

/** Made for Openward: what a general hospital of about thirty beds bills. What stands behind the bar explains the name. */
export const usualServices: readonly UsualService[] = [
  ...servicesOf('Consultation', [
    'General consultation',
    'Specialist consultation',
    'Follow-up consultation | Of the same illness, within the time the hospital sets',
    'Emergency consultation',
    'Consultation at the bed | By a specialist who is called to an inpatient',
    'Telephone consultation',
  ]),
  ...servicesOf('Examination', [
    'Physical examination',
    'Antenatal check-up',
    'Well-child check-up',
    'Eye examination',
    'Medical certificate',
  ]),
  ...servicesOf('Laboratory', ['Specimen collection', 'Home specimen collection']),
  ...servicesOf('Imaging', [
    'Chest X-ray',
    'X-ray, one region',
    'Ultrasound, whole abdomen',
    'Ultrasound, pregnancy',
    'Ultrasound, one region',
  ]),
  ...servicesOf('Cardiology', ['ECG', 'Echocardiography']),
  ...servicesOf('Preventive', ['Vaccination | The giving; the vaccine is billed apart', 'Health check']),
  ...servicesOf('Therapy', [
    'Physiotherapy session',
    'Nebulisation',
    'Oxygen, per hour',
    'Wound dressing, small',
    'Wound dressing, large',
    'Suturing of a wound',
    'Removal of sutures',
    'Plaster cast',
    'Incision and drainage of an abscess',
    'Catheterisation of the bladder',
    'Insertion of a nasogastric tube',
    'Injection',
    'Intravenous infusion | The putting up; fluid and set are billed apart',
    'Blood transfusion | The giving; the blood is billed apart',
  ]),
  ...servicesOf('Inpatient', [
    'Admission fee',
    'Nursing care, per day',
    'Visit of the doctor on the ward',
    'Monitoring, per day',
    'Meals, per day',
  ]),
  ...servicesOf('Maternity', ['Normal delivery', 'Caesarean section', 'Care of the newborn, per day']),
  ...servicesOf('Other', ['Ambulance', 'Copy of the medical record']),
];
