export { PatientPicker } from './patient-picker/patient-picker.tsx';
