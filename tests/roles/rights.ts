import type { Authority } from '@callout/contracts/profile/authorities'
import { bookingOf } from '@callout/mock-api/testing/booking'
import { setup } from '@callout/mock-api/testing/newcomer'
import type { TestApp } from '@callout/mock-api/testing/testApp'

/** The people of the tiny seed, by the name of their address. */
export const roles = ['owner', 'individual', 'branch', 'admin', 'staff'] as const
export type Role = (typeof roles)[number]

/** Who may make a call, and how it is made so that nothing but a right stands against it. */
export interface Right {
  /** Who may besides owners: everybody, or those named; a staff admin with any one of the authorities. */
  readonly allowed: 'all' | readonly (Role | Authority)[]
  /** Verb and address; `{id}` is the record. */
  readonly path: string
  readonly body?: (mock: TestApp, id: number) => object
  /** The record of `{id}`. Users of other companies, branches or days have no access. */
  readonly of?: Kind
  /** What the operation of the pact is asked with, where a record of its sample has to be there for the right to be looked at. */
  readonly asked?: object
}
/** Kinds of records, with one of the tiny seed that the head of its branch and its technician may see. */
export const accessibleIds = { job: 15, customer: 1, property: 1, staff: 15, invoice: 3 } as const
export type Kind = keyof typeof accessibleIds

const booking = (mock: TestApp): object => ({ ...bookingOf(mock), dates: ['2031-01-02'], agreement_accepted: true, lock_version: 0 })
const head = { name: 'Nora Field', email: 'nora@new.test', phone: '8155550150', address: '12 Lake Street, Joliet' }
const branch = { ...head, street1: '12 Lake Street', city: 'Joliet', province: 'IL', country: 'United States' }
const service = { name: 'A', currency_code: 'USD', amount: 1, product_type: 0 } as const
const questions = { section: { name: 'A' }, fields: [{ field_key: 'a', name: 'A', data_type: 'textbox' }] }
const readers = ['branch', 'staff', 'manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'] as const

// oxfmt-ignore
/** wire.md section 7, by hand: each call that needs a session. */
export const rights: Readonly<Record<string, Right>> = {
  getProfile: { allowed: 'all', path: 'GET /users/user_profile_get' },
  updateOwnProfile: { allowed: 'all', path: 'POST /users/update_profile_all_users', body: () => ({}) },
  selectStatus: { allowed: 'all', path: 'POST /users/select_status', body: () => ({ availability_status: 1 }) },
  listTeamMembers: { allowed: 'all', path: 'GET /users/get_team_members' },
  getGeneralData: { allowed: 'all', path: 'GET /users/general_data' },
  updateGeneralData: { allowed: ['manage_settings'], path: 'POST /users/general_data', body: () => ({}) },
  updateSetup: { allowed: ['manage_settings'], path: 'POST /users/update_fc_setup', body: () => ({ step: 'company', is_completed: true }) },
  updateProfile: { allowed: [], path: 'POST /users/update_profile', body: () => setup },
  listCancelReasons: { allowed: 'all', path: 'GET /static_contents/cancel_job_reasons' },
  listAdminAuthorities: { allowed: 'all', path: 'GET /admin_authorities' },
  listCategories: { allowed: 'all', path: 'GET /categories' },
  listOwnCategories: { allowed: 'all', path: 'GET /categories/listing_of_user_categories' },
  selectCategories: { allowed: ['branch', 'manage_services'], path: 'POST /categories/update_category_for_user', body: () => ({ user_category_ids: '1,2' }) },
  getCategory: { allowed: 'all', path: 'GET /categories/1' },
  createCategory: { allowed: ['branch', 'manage_services'], path: 'POST /categories', body: () => ({ name: 'A', email: 'a@b.test', description: 'A' }) },
  updateCategory: { allowed: ['branch', 'manage_services'], path: 'PUT /categories/1', body: () => ({ name: 'A' }) },
  deleteCategory: { allowed: ['branch', 'manage_services'], path: 'DELETE /categories/6' },
  listServices: { allowed: 'all', path: 'GET /services/list_services' },
  getService: { allowed: 'all', path: 'GET /services/100' },
  createService: { allowed: ['branch', 'manage_services'], path: 'POST /services', body: () => service },
  updateService: { allowed: ['branch', 'manage_services'], path: 'PUT /services/100', body: () => ({ name: 'A' }), asked: { input: { id: '100', name: 'A' } } },
  deleteService: { allowed: ['branch', 'manage_services'], path: 'DELETE /services/101' },
  listCategoryServices: { allowed: 'all', path: 'GET /categories/1/services' },
  createCategoryService: { allowed: ['branch', 'manage_services'], path: 'POST /categories/1/services', body: () => ({ ...service, category_id: 1 }) },
  listBranches: { allowed: 'all', path: 'GET /branches' },
  getBranch: { allowed: 'all', path: 'GET /branches/2' },
  createBranch: { allowed: ['manage_branches'], path: 'POST /branches', body: () => ({ ...branch, name: 'Depot' }) },
  updateBranch: { allowed: ['manage_branches'], path: 'PUT /branches/2', body: () => ({ name: 'Depot' }) },
  operateBranch: { allowed: ['manage_branches'], path: 'POST /branches/branch_operations', body: () => ({ branch_id: 2, operation: 'activate' }) },
  addBranchHead: { allowed: ['manage_branches'], path: 'POST /branches/add_branch_head', body: () => ({ branch_id: 2, ...head }) },
  updateBranchHead: { allowed: ['manage_branches'], path: 'POST /branches/update_branch_head', body: () => ({ branch_head_id: 99, ...head }) },
  removeBranchHead: { allowed: ['manage_branches'], path: 'DELETE /branches/remove_branch_head?branch_id=2&branch_head_id=99' },
  getDashboard: { allowed: 'all', path: 'GET /dashboard' },
  listDayCounts: { allowed: 'all', path: 'GET /dashboard/day_wise_job_count' },
  listActiveStaff: { allowed: 'all', path: 'GET /dashboard/active_staffs' },
  listInvoices: { allowed: ['branch', 'manage_invoices'], path: 'GET /jobs/paid_unpaid_invoices' },
  getInvoice: { allowed: ['branch', 'manage_invoices'], path: 'GET /jobs/get_invoice?invoice_id={id}', of: 'invoice', asked: { id: '3' } },
  getInvoiceDueDays: { allowed: 'all', path: 'GET /settings/fetch_invoice_due_days' },
  cashOut: { allowed: ['branch', 'record_payments'], path: 'POST /jobs/bulk_cashout', of: 'invoice', body: (_, id) => ({ invoice_ids: [id], amount: 1, payment_method: 0, reference: 'x' }), asked: { input: { invoiceIds: ['3'], amount: 1, paymentMethod: 'CASH', reference: 'x' } } },
  getEarnings: { allowed: ['branch', 'view_earnings'], path: 'GET /earnings', asked: { input: { period: 'MONTH' } } },
  getEarningGraph: { allowed: ['branch', 'view_earnings'], path: 'GET /earnings/earning_graph', asked: { input: { period: 'MONTH' } } },
  listEarnings: { allowed: ['branch', 'view_earnings'], path: 'GET /earnings/listings', asked: { input: { period: 'MONTH' } } },
  sendAttachment: { allowed: ['branch', 'manage_invoices'], path: 'POST /contracts/send_attachment', of: 'invoice', body: (_, id) => ({ attachment_type: 'invoice', invoice_id: id, to: ['a@b.test'], subject: 'x', body: 'x' }), asked: { input: { attachmentType: 'INVOICE', invoiceId: '3', to: ['a@b.test'], subject: 'x', body: 'x' } } },
  listClientNotifications: { allowed: ['branch', 'manage_invoices'], path: 'GET /client_notifications?invoice_id={id}', of: 'invoice', asked: { invoiceId: '3' } },
  listNotifications: { allowed: 'all', path: 'GET /notifications' },
  readNotification: { allowed: 'all', path: 'PUT /notifications/987/mark_as_read' },
  readAllNotifications: { allowed: 'all', path: 'PUT /notifications/mark_all_as_read' },
  clearNotifications: { allowed: 'all', path: 'DELETE /notifications/destroy_all' },
  getCompanyNotificationSettings: { allowed: ['branch', 'manage_notifications'], path: 'GET /company_notification_settings' },
  updateCompanyNotificationSettings: { allowed: ['branch', 'manage_notifications'], path: 'PUT /company_notification_settings', body: () => ({ settings: [] }) },
  getCustomerNotificationSettings: { allowed: ['branch', 'manage_notifications'], path: 'GET /customer_notification_settings' },
  updateCustomerNotificationSettings: { allowed: ['branch', 'manage_notifications'], path: 'PUT /customer_notification_settings', body: () => ({ settings: [] }) },
  listTemplateVariables: { allowed: 'all', path: 'GET /template_variables' },
  listMessageTemplates: { allowed: ['branch', 'manage_notifications'], path: 'GET /company_templates' },
  getMessageTemplate: { allowed: ['branch', 'manage_notifications'], path: 'GET /company_templates/1' },
  createMessageTemplate: { allowed: ['branch', 'manage_notifications'], path: 'POST /company_templates', body: () => ({ name: 'A', event: 'on_the_way', notification_medium: 'email', subject: 'A', body: 'A' }) },
  updateMessageTemplate: { allowed: ['branch', 'manage_notifications'], path: 'PUT /company_templates/1', body: () => ({ name: 'A' }) },
  deleteMessageTemplate: { allowed: ['branch', 'manage_notifications'], path: 'DELETE /company_templates/987' },
  listForms: { allowed: 'all', path: 'GET /forms' },
  getSubscription: { allowed: 'all', path: 'GET /subscriptions/' },
  subscribe: { allowed: ['manage_subscription'], path: 'POST /subscriptions/', body: () => ({ plan_id: 3, payment_method_id: 'x' }) },
  changeSubscription: { allowed: ['manage_subscription'], path: 'PUT /subscriptions/1', body: () => ({ plan_id: 3 }) },
  cancelSubscription: { allowed: ['manage_subscription'], path: 'DELETE /subscriptions/99?cancel_reason=x', asked: { id: '99', reason: 'x' } },
  listTransactions: { allowed: ['manage_subscription'], path: 'GET /master_transactions' },
  getStripeToken: { allowed: ['manage_subscription'], path: 'GET /settings/get_stripe_token' },
  getPaymentConfiguration: { allowed: ['manage_subscription'], path: 'GET /payment_configuration/stripe_payment_configurataion' },
  updatePaymentConfiguration: { allowed: ['manage_subscription'], path: 'PUT /payment_configuration/stripe_payment_configurataion', body: () => ({}) },
  getForm: { allowed: 'all', path: 'GET /forms/101' },
  createForm: { allowed: ['branch', 'manage_forms'], path: 'POST /forms', body: () => ({ form_name: 'A', fields_schema: [questions] }) },
  updateForm: { allowed: ['branch', 'manage_forms'], path: 'PUT /forms/101', body: () => ({ form_name: 'A', lock_version: 1 }) },
  deleteForm: { allowed: ['branch', 'manage_forms'], path: 'DELETE /forms/102' },
  saveJobForm: { allowed: 'all', path: 'POST /jobs/save_job_form', of: 'job', body: (_, id) => ({ form_id: 101, job_id: id, status: 0, answers: [] }), asked: { input: { formId: '101', jobId: '15', status: 'DRAFT', answers: [] } } },
  downloadSavedJobForm: { allowed: 'all', path: 'GET /jobs/download_saved_job_form?format=json&job_form_id=1' },
  listTaxes: { allowed: 'all', path: 'GET /taxes' },
  getTax: { allowed: 'all', path: 'GET /taxes/1' },
  createTax: { allowed: ['branch', 'manage_taxes'], path: 'POST /taxes', body: () => ({ name: 'A', rate: 1 }) },
  updateTax: { allowed: ['branch', 'manage_taxes'], path: 'PUT /taxes/1', body: () => ({ name: 'A' }) },
  deleteTax: { allowed: ['branch', 'manage_taxes'], path: 'DELETE /taxes/101' },
  getSettings: { allowed: 'all', path: 'GET /settings/get_customer_setting' },
  updateCustomerSetting: { allowed: ['manage_settings'], path: 'POST /settings/update_customer_setting', body: () => ({}) },
  updateTeamSetting: { allowed: ['manage_settings'], path: 'POST /settings/update_team_setting', body: () => ({}) },
  updateJobSetting: { allowed: ['manage_settings'], path: 'POST /settings/update_job_setting', body: () => ({}) },
  getCompany: { allowed: 'all', path: 'GET /companies' },
  updateCompany: { allowed: ['manage_settings'], path: 'PUT /companies/1', body: () => ({}) },
  listJobs: { allowed: 'all', path: 'GET /jobs/job_listing' },
  getJob: { allowed: 'all', path: 'GET /jobs/{id}', of: 'job' },
  listJobHistory: { allowed: 'all', path: 'GET /jobs/job_history_update?job_id={id}', of: 'job' },
  addJobHistory: { allowed: 'all', path: 'POST /jobs/job_history_update', of: 'job', body: (_, id) => ({ job_id: id, note: 'x' }) },
  createJob: { allowed: ['branch', 'manage_jobs'], path: 'POST /jobs', body: booking },
  updateJob: { allowed: ['branch', 'manage_jobs'], path: 'PUT /jobs/{id}', of: 'job', body: booking },
  deleteJob: { allowed: ['branch', 'delete_jobs'], path: 'DELETE /jobs/{id}?lock_version=0', of: 'job' },
  getDispatchMap: { allowed: 'all', path: 'GET /jobs/dispatch_map' },
  listCategoryStaff: { allowed: ['branch', 'dispatch', 'manage_jobs'], path: 'GET /jobs/category_staffs?category_id=1' },
  listCustomers: { allowed: readers, path: 'GET /customers/list_customers' },
  getCustomer: { allowed: readers, path: 'GET /customers/{id}', of: 'customer', asked: { id: '1' } },
  listProperties: { allowed: readers, path: 'GET /properties' },
  createCustomer: { allowed: ['branch', 'manage_customers'], path: 'POST /customers', body: () => ({ first_name: 'A', last_name: 'B', street1: '1 Elm St', ignore_duplicates: true }) },
  updateCustomer: { allowed: ['branch', 'manage_customers'], path: 'PUT /customers/{id}', of: 'customer', body: () => ({ lock_version: 0 }) },
  deleteCustomer: { allowed: ['branch', 'manage_customers'], path: 'DELETE /customers/{id}?lock_version=0', of: 'customer' },
  getProperty: { allowed: readers, path: 'GET /properties/{id}', of: 'property' },
  updateProperty: { allowed: ['branch', 'manage_customers'], path: 'PUT /properties/{id}', of: 'property', body: () => ({ name: 'Home' }) },
  deleteProperty: { allowed: ['branch', 'manage_customers'], path: 'DELETE /properties/{id}', of: 'property' },
  createProperty: { allowed: ['branch', 'manage_customers'], path: 'POST /properties', of: 'customer', body: (_, id) => ({ customer_id: id, street1: '1 Elm St' }) },
  listStaff: { allowed: ['branch', 'manage_staff'], path: 'GET /staffs/staffs_listing' },
  getStaff: { allowed: ['branch', 'manage_staff'], path: 'GET /staffs/{id}', of: 'staff' },
  listStaffJobs: { allowed: ['branch', 'manage_staff'], path: 'GET /staffs/get_staff_jobs?staff_id={id}', of: 'staff' },
  createStaff: { allowed: ['branch', 'manage_staff'], path: 'POST /staffs', body: () => ({ name: 'A B', email: 'a.b@new.test', color: '#112233', phone: '5550100', role: 'staff' }) },
  updateStaff: { allowed: ['branch', 'manage_staff'], path: 'POST /staffs/update_staff', of: 'staff', body: (_, id) => ({ id, phone: '5550100' }) },
  setStaffActive: { allowed: ['branch', 'manage_staff'], path: 'POST /staffs/active_inactive', of: 'staff', body: (_, id) => ({ staff_id: id, is_active: true }) },
  changeStaffPassword: { allowed: ['branch', 'manage_staff'], path: 'POST /staffs/change_password', of: 'staff', body: (_, id) => ({ staff_id: id, password: 'new-password', password_confirmation: 'new-password' }) },
  manageJob: { allowed: ['branch', 'dispatch', 'manage_jobs'], path: 'POST /jobs/manage_job', of: 'job', body: (_, id) => ({ job_id: id, lock_version: 0, action: 'assign', staff_ids: [13] }), asked: { input: { jobId: '15', lockVersion: 0, action: 'ASSIGN', staffIds: ['13'] } } },
}
/** For everyone, or for unverified users. */
export const beforeSession: readonly string[] =
  'signIn register socialLogin verifyUser resendOtp forgotPassword setPassword listCountries listStates listCities listLanguages listCurrencies getIpLocation listStaticContents getStaticContent contactSupport listPlans'.split(
    ' ',
  )
