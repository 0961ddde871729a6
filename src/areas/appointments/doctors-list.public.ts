// What the import of doctors fills their list by: the same rules as its forms.
export { doctorInput } from './doctors/doctor.contract.ts';
export { findDoctors, removeNewDoctor } from './doctors/doctor-importing.service.ts';
export { createDoctor, updateDoctor as changeDoctor } from './doctors/doctor.service.ts';
export { weekField } from './doctors/hours/hours.contract.ts';
export { getDoctorHours as readDoctorHours, writeDoctorHours } from './doctors/hours/hours.service.ts';
