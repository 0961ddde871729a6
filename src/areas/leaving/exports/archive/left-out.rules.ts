/** Tables whose rows the archive leaves out, each with the reason that stands in its manifest. */
export const leftOutTables: Readonly<Record<string, string>> = {
  account_closure: "the platform operator's",
  account_link: 'secrets that open accounts',
  application: "the platform operator's",
  application_file: "the platform operator's",
  application_message: "the platform operator's",
  client: "the platform operator's",
  client_activity: "the platform operator's",
  client_count: "the platform operator's",
  client_invoice: "the platform operator's",
  client_payment: "the platform operator's",
  client_reminder: "the platform operator's",
  closing_policy: "the platform operator's",
  daily_job: 'notes of the program about its own work',
  data_export: 'the exports themselves',
  dose_horizon: 'notes of the program about its own work',
  export_tally: 'notes of the program about its own work',
  idempotency_key: 'answers kept for repeats, for some days',
  job_failure: 'notes of the program about its own work',
  medicine_word: 'made from the medicines for the search',
  open_step: 'notes of the program about its own work',
  operator_card: "the platform operator's",
  opt_out_link: "secrets that open the page of a patient's wishes",
  plan: "the platform operator's",
  push_subscription: 'secrets that reach browsers',
  recovery_code: 'secrets that open accounts',
  server_process: "the platform operator's",
  user_session: 'secrets that open accounts',
};

/** Columns that the archive leaves out: what opens accounts and gateways. */
export const leftOutColumns: Readonly<Record<string, readonly string[]>> = {
  user_account: ['password_hash', 'two_factor_secret'],
  message_settings: ['smtp_password', 'sms_key'],
  machine_key: ['key_hash'],
};
