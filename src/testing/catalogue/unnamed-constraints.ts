/**
 * Constraints that were created without a name of their own, by table and without the table's name in front. Their
 * tables are released, each was created in one statement, and Citus takes over such names as they are: only a later
 * change of a distributed table needs a name. This list never grows: name what you add.
 */
export const unnamedConstraints: Record<string, string> = {
  account_link: 'purpose_check tenant_id_fkey tenant_id_token_hash_key tenant_id_user_id_fkey',
  appointment: `
    status_check tenant_id_booked_anyway_by_fkey tenant_id_doctor_id_fkey tenant_id_fkey
    tenant_id_patient_id_fkey title_check type_check`,
  audit_entry: 'tenant_id_fkey',
  audit_seal: 'position_check tenant_id_entry_id_key tenant_id_fkey',
  cashier_day: `
    check check1 counted_minor_check opening_minor_check tenant_id_fkey tenant_id_user_id_fkey`,
  client_log: 'level_check tenant_id_fkey',
  commission_reversal: `
    amount_minor_check tenant_id_fkey tenant_id_payment_id_fkey tenant_id_payout_id_fkey
    tenant_id_referral_id_fkey tenant_id_referrer_id_fkey`,
  daily_figure: 'tenant_id_fkey',
  daily_job: 'tenant_id_fkey',
  doctor: 'name_check status_check tenant_id_fkey tenant_id_user_id_fkey',
  emergency_access: `
    category_check check check1 check2 check3 reason_check review_note_check tenant_id_fkey
    tenant_id_patient_id_fkey tenant_id_reviewed_by_fkey tenant_id_user_id_fkey`,
  idempotency_key: 'tenant_id_fkey',
  invoice: `
    check check1 check2 check3 check6 check7 check8 currency_code_check
    discount_basis_points_check subtotal_minor_check tax_basis_points_check tax_minor_check
    tenant_id_appointment_id_fkey tenant_id_fkey tenant_id_invoice_number_key
    tenant_id_lab_order_id_fkey tenant_id_patient_id_fkey`,
  invoice_item: `
    check name_check position_check price_minor_check quantity_check tenant_id_fkey
    tenant_id_invoice_id_fkey tenant_id_service_id_fkey`,
  lab_alert: 'check tenant_id_fkey tenant_id_result_id_fkey tenant_id_result_id_key',
  lab_order: `
    doctor_name_check priority_check status_check tenant_id_appointment_id_fkey tenant_id_doctor_id_fkey
    tenant_id_fkey tenant_id_order_number_key tenant_id_patient_id_fkey`,
  lab_order_test: `
    position_check price_minor_check tenant_id_fkey tenant_id_order_id_fkey tenant_id_test_id_fkey`,
  lab_result: `
    check flag_check result_check revision_check tenant_id_fkey tenant_id_id_entered_by_key
    tenant_id_order_id_test_id_fkey tenant_id_order_id_test_id_revision_key tenant_id_patient_id_fkey`,
  lab_test: 'category_check name_check price_minor_check status_check tenant_id_fkey',
  lab_verification: 'check tenant_id_fkey tenant_id_result_id_entered_by_fkey',
  notification: 'tenant_id_fkey tenant_id_user_id_fkey',
  patient: `
    blood_type_check first_name_check gender_check tenant_id_fkey
    tenant_id_patient_number_key`,
  patient_identifier: 'tenant_id_fkey tenant_id_patient_id_fkey',
  payment: `
    check check1 kind_check tenant_id_cashier_day_id_fkey tenant_id_fkey
    tenant_id_invoice_id_fkey tenant_id_receipt_number_key`,
  payout: `
    check check1 check2 check3 check4 month_check net_minor_check payout_method_check status_check
    tax_withheld_minor_check tenant_id_fkey tenant_id_payout_number_key tenant_id_referrer_id_fkey
    total_commission_minor_check total_referrals_check total_revenue_minor_check
    withholding_basis_points_check`,
  recovery_code: 'tenant_id_fkey tenant_id_user_id_fkey',
  referral: `
    amount_minor_check check check1 check2 commission_minor_check status_check
    tenant_id_appointment_id_fkey tenant_id_fkey tenant_id_id_patient_id_key tenant_id_patient_id_fkey
    tenant_id_payout_id_fkey tenant_id_referrer_id_fkey`,
  referrer: `
    check check1 commission_basis_points_check commission_flat_minor_check commission_type_check
    name_check pending_commission_minor_check status_check tenant_id_fkey total_commission_minor_check
    total_referrals_check total_revenue_minor_check type_check`,
  refund_request: `
    amount_minor_check check check1 reason_check status_check tenant_id_fkey
    tenant_id_invoice_id_fkey`,
  role: 'name_check tenant_id_code_key tenant_id_fkey',
  service: 'category_check name_check price_minor_check status_check tenant_id_fkey',
  tenant_counter: 'tenant_id_fkey',
  tenant_logo: 'content_check content_type_check tenant_id_fkey',
  tenant_settings: `
    currency_code_check emergency_access_minutes_check name_check password_min_length_check
    payout_withholding_basis_points_check session_absolute_hours_check session_idle_minutes_check
    tax_rate_basis_points_check tenant_id_fkey time_format_check`,
  user_account: 'first_name_check status_check tenant_id_fkey',
  user_role: 'tenant_id_fkey tenant_id_role_id_fkey tenant_id_user_id_fkey',
  user_session: 'tenant_id_fkey tenant_id_token_hash_key tenant_id_user_id_fkey',
};
