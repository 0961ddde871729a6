/** The word that opens every sample account; sample accounts exist only where samples were asked for. */
export const samplePassword = 'openward-demo';

/** The shortcuts of the login page, in its order. */
export const sampleSignIns = [
  { label: 'Super Admin', slug: 'platform', email: 'superadmin@openward.example', password: samplePassword },
  {
    label: 'Tenant Admin',
    slug: 'city-general',
    email: 'admin@city-general.example',
    password: samplePassword,
  },
  { label: 'Doctor', slug: 'city-general', email: 'doctor@city-general.example', password: samplePassword },
];
