export { PatientPicker } from './patients/picker/patient-picker.tsx';
