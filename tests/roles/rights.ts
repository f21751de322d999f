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
  readonly who: 'all' | readonly (Role | Authority)[]
  /** Verb and address; `{id}` is the record. */
  readonly path: string
  readonly body?: (mock: TestApp, id: number) => object
  /** The record of `{id}`. Users of other companies, branches or days have no access. */
  readonly of?: Kind
  /** What the operation of the pact is asked with, where a record of its sample has to be there for the right to be looked at. */
  readonly asked?: object
}
/** Kinds of records, with one of the tiny seed that the head of its branch and its technician may see. */
export const own = { job: 15, customer: 1, property: 1, staff: 15, invoice: 3 } as const
export type Kind = keyof typeof own

const booking = (mock: TestApp): object => ({ ...bookingOf(mock), dates: ['2031-01-02'], agreement_accepted: true, lock_version: 0 })
const head = { name: 'Nora Field', email: 'nora@new.test', phone: '8155550150', address: '12 Lake Street, Joliet' }
const branch = { ...head, street1: '12 Lake Street', city: 'Joliet', province: 'IL', country: 'United States' }
const service = { name: 'A', currency_code: 'USD', amount: 1, product_type: 0 } as const
const questions = { section: { name: 'A' }, fields: [{ field_key: 'a', name: 'A', data_type: 'textbox' }] }
const readers = ['branch', 'staff', 'manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'] as const

// oxfmt-ignore
/** wire.md section 7, by hand: each call that needs a session. */
export const rights: Readonly<Record<string, Right>> = {
  getProfile: { who: 'all', path: 'GET /users/user_profile_get' },
  updateOwnProfile: { who: 'all', path: 'POST /users/update_profile_all_users', body: () => ({}) },
  selectStatus: { who: 'all', path: 'POST /users/select_status', body: () => ({ availability_status: 1 }) },
  listTeamMembers: { who: 'all', path: 'GET /users/get_team_members' },
  getGeneralData: { who: 'all', path: 'GET /users/general_data' },
  updateGeneralData: { who: ['manage_settings'], path: 'POST /users/general_data', body: () => ({}) },
  updateSetup: { who: ['manage_settings'], path: 'POST /users/update_fc_setup', body: () => ({ step: 'company', is_completed: true }) },
  updateProfile: { who: [], path: 'POST /users/update_profile', body: () => setup },
  listCancelReasons: { who: 'all', path: 'GET /static_contents/cancel_job_reasons' },
  listAdminAuthorities: { who: 'all', path: 'GET /admin_authorities' },
  listCategories: { who: 'all', path: 'GET /categories' },
  listOwnCategories: { who: 'all', path: 'GET /categories/listing_of_user_categories' },
  selectCategories: { who: ['branch', 'manage_services'], path: 'POST /categories/update_category_for_user', body: () => ({ user_category_ids: '1,2' }) },
  getCategory: { who: 'all', path: 'GET /categories/1' },
  createCategory: { who: ['branch', 'manage_services'], path: 'POST /categories', body: () => ({ name: 'A', email: 'a@b.test', description: 'A' }) },
  updateCategory: { who: ['branch', 'manage_services'], path: 'PUT /categories/1', body: () => ({ name: 'A' }) },
  deleteCategory: { who: ['branch', 'manage_services'], path: 'DELETE /categories/6' },
  listServices: { who: 'all', path: 'GET /services/list_services' },
  getService: { who: 'all', path: 'GET /services/100' },
  createService: { who: ['branch', 'manage_services'], path: 'POST /services', body: () => service },
  updateService: { who: ['branch', 'manage_services'], path: 'PUT /services/100', body: () => ({ name: 'A' }), asked: { input: { id: '100', name: 'A' } } },
  deleteService: { who: ['branch', 'manage_services'], path: 'DELETE /services/101' },
  listCategoryServices: { who: 'all', path: 'GET /categories/1/services' },
  createCategoryService: { who: ['branch', 'manage_services'], path: 'POST /categories/1/services', body: () => ({ ...service, category_id: 1 }) },
  listBranches: { who: 'all', path: 'GET /branches' },
  getBranch: { who: 'all', path: 'GET /branches/2' },
  createBranch: { who: ['manage_branches'], path: 'POST /branches', body: () => ({ ...branch, name: 'Depot' }) },
  updateBranch: { who: ['manage_branches'], path: 'PUT /branches/2', body: () => ({ name: 'Depot' }) },
  operateBranch: { who: ['manage_branches'], path: 'POST /branches/branch_operations', body: () => ({ branch_id: 2, operation: 'activate' }) },
  addBranchHead: { who: ['manage_branches'], path: 'POST /branches/add_branch_head', body: () => ({ branch_id: 2, ...head }) },
  updateBranchHead: { who: ['manage_branches'], path: 'POST /branches/update_branch_head', body: () => ({ branch_head_id: 99, ...head }) },
  removeBranchHead: { who: ['manage_branches'], path: 'DELETE /branches/remove_branch_head?branch_id=2&branch_head_id=99' },
  getDashboard: { who: 'all', path: 'GET /dashboard' },
  listDayCounts: { who: 'all', path: 'GET /dashboard/day_wise_job_count' },
  listActiveStaff: { who: 'all', path: 'GET /dashboard/active_staffs' },
  listInvoices: { who: ['branch', 'manage_invoices'], path: 'GET /jobs/paid_unpaid_invoices' },
  getInvoice: { who: ['branch', 'manage_invoices'], path: 'GET /jobs/get_invoice?invoice_id={id}', of: 'invoice', asked: { id: '3' } },
  getInvoiceDueDays: { who: 'all', path: 'GET /settings/fetch_invoice_due_days' },
  cashOut: { who: ['branch', 'record_payments'], path: 'POST /jobs/bulk_cashout', of: 'invoice', body: (_, id) => ({ invoice_ids: [id], amount: 1, payment_method: 0, reference: 'x' }), asked: { input: { invoiceIds: ['3'], amount: 1, paymentMethod: 'CASH', reference: 'x' } } },
  getEarnings: { who: ['branch', 'view_earnings'], path: 'GET /earnings', asked: { input: { period: 'MONTH' } } },
  getEarningGraph: { who: ['branch', 'view_earnings'], path: 'GET /earnings/earning_graph', asked: { input: { period: 'MONTH' } } },
  listEarnings: { who: ['branch', 'view_earnings'], path: 'GET /earnings/listings', asked: { input: { period: 'MONTH' } } },
  sendAttachment: { who: ['branch', 'manage_invoices'], path: 'POST /contracts/send_attachment', of: 'invoice', body: (_, id) => ({ attachment_type: 'invoice', invoice_id: id, to: ['a@b.test'], subject: 'x', body: 'x' }), asked: { input: { attachmentType: 'INVOICE', invoiceId: '3', to: ['a@b.test'], subject: 'x', body: 'x' } } },
  listClientNotifications: { who: ['branch', 'manage_invoices'], path: 'GET /client_notifications?invoice_id={id}', of: 'invoice', asked: { invoiceId: '3' } },
  listNotifications: { who: 'all', path: 'GET /notifications' },
  readNotification: { who: 'all', path: 'PUT /notifications/987/mark_as_read' },
  readAllNotifications: { who: 'all', path: 'PUT /notifications/mark_all_as_read' },
  clearNotifications: { who: 'all', path: 'DELETE /notifications/destroy_all' },
  getCompanyNotificationSettings: { who: ['branch', 'manage_notifications'], path: 'GET /company_notification_settings' },
  updateCompanyNotificationSettings: { who: ['branch', 'manage_notifications'], path: 'PUT /company_notification_settings', body: () => ({ settings: [] }) },
  getCustomerNotificationSettings: { who: ['branch', 'manage_notifications'], path: 'GET /customer_notification_settings' },
  updateCustomerNotificationSettings: { who: ['branch', 'manage_notifications'], path: 'PUT /customer_notification_settings', body: () => ({ settings: [] }) },
  listTemplateVariables: { who: 'all', path: 'GET /template_variables' },
  listMessageTemplates: { who: ['branch', 'manage_notifications'], path: 'GET /company_templates' },
  getMessageTemplate: { who: ['branch', 'manage_notifications'], path: 'GET /company_templates/1' },
  createMessageTemplate: { who: ['branch', 'manage_notifications'], path: 'POST /company_templates', body: () => ({ name: 'A', event: 'on_the_way', notification_medium: 'email', subject: 'A', body: 'A' }) },
  updateMessageTemplate: { who: ['branch', 'manage_notifications'], path: 'PUT /company_templates/1', body: () => ({ name: 'A' }) },
  deleteMessageTemplate: { who: ['branch', 'manage_notifications'], path: 'DELETE /company_templates/987' },
  listForms: { who: 'all', path: 'GET /forms' },
  getSubscription: { who: 'all', path: 'GET /subscriptions/' },
  subscribe: { who: ['manage_subscription'], path: 'POST /subscriptions/', body: () => ({ plan_id: 3, payment_method_id: 'x' }) },
  changeSubscription: { who: ['manage_subscription'], path: 'PUT /subscriptions/1', body: () => ({ plan_id: 3 }) },
  cancelSubscription: { who: ['manage_subscription'], path: 'DELETE /subscriptions/99?cancel_reason=x', asked: { id: '99', reason: 'x' } },
  listTransactions: { who: ['manage_subscription'], path: 'GET /master_transactions' },
  getStripeToken: { who: ['manage_subscription'], path: 'GET /settings/get_stripe_token' },
  getPaymentConfiguration: { who: ['manage_subscription'], path: 'GET /payment_configuration/stripe_payment_configurataion' },
  updatePaymentConfiguration: { who: ['manage_subscription'], path: 'PUT /payment_configuration/stripe_payment_configurataion', body: () => ({}) },
  getForm: { who: 'all', path: 'GET /forms/101' },
  createForm: { who: ['branch', 'manage_forms'], path: 'POST /forms', body: () => ({ form_name: 'A', fields_schema: [questions] }) },
  updateForm: { who: ['branch', 'manage_forms'], path: 'PUT /forms/101', body: () => ({ form_name: 'A', lock_version: 1 }) },
  deleteForm: { who: ['branch', 'manage_forms'], path: 'DELETE /forms/102' },
  saveJobForm: { who: 'all', path: 'POST /jobs/save_job_form', of: 'job', body: (_, id) => ({ form_id: 101, job_id: id, status: 0, answers: [] }), asked: { input: { formId: '101', jobId: '15', status: 'DRAFT', answers: [] } } },
  downloadSavedJobForm: { who: 'all', path: 'GET /jobs/download_saved_job_form?format=json&job_form_id=1' },
  listTaxes: { who: 'all', path: 'GET /taxes' },
  getTax: { who: 'all', path: 'GET /taxes/1' },
  createTax: { who: ['branch', 'manage_taxes'], path: 'POST /taxes', body: () => ({ name: 'A', rate: 1 }) },
  updateTax: { who: ['branch', 'manage_taxes'], path: 'PUT /taxes/1', body: () => ({ name: 'A' }) },
  deleteTax: { who: ['branch', 'manage_taxes'], path: 'DELETE /taxes/101' },
  getSettings: { who: 'all', path: 'GET /settings/get_customer_setting' },
  updateCustomerSetting: { who: ['manage_settings'], path: 'POST /settings/update_customer_setting', body: () => ({}) },
  updateTeamSetting: { who: ['manage_settings'], path: 'POST /settings/update_team_setting', body: () => ({}) },
  updateJobSetting: { who: ['manage_settings'], path: 'POST /settings/update_job_setting', body: () => ({}) },
  getCompany: { who: 'all', path: 'GET /companies' },
  updateCompany: { who: ['manage_settings'], path: 'PUT /companies/1', body: () => ({}) },
  listJobs: { who: 'all', path: 'GET /jobs/job_listing' },
  getJob: { who: 'all', path: 'GET /jobs/{id}', of: 'job' },
  listJobHistory: { who: 'all', path: 'GET /jobs/job_history_update?job_id={id}', of: 'job' },
  addJobHistory: { who: 'all', path: 'POST /jobs/job_history_update', of: 'job', body: (_, id) => ({ job_id: id, note: 'x' }) },
  createJob: { who: ['branch', 'manage_jobs'], path: 'POST /jobs', body: booking },
  updateJob: { who: ['branch', 'manage_jobs'], path: 'PUT /jobs/{id}', of: 'job', body: booking },
  deleteJob: { who: ['branch', 'delete_jobs'], path: 'DELETE /jobs/{id}?lock_version=0', of: 'job' },
  getDispatchMap: { who: 'all', path: 'GET /jobs/dispatch_map' },
  listCategoryStaff: { who: ['branch', 'dispatch', 'manage_jobs'], path: 'GET /jobs/category_staffs?category_id=1' },
  listCustomers: { who: readers, path: 'GET /customers/list_customers' },
  getCustomer: { who: readers, path: 'GET /customers/{id}', of: 'customer', asked: { id: '1' } },
  listProperties: { who: readers, path: 'GET /properties' },
  createCustomer: { who: ['branch', 'manage_customers'], path: 'POST /customers', body: () => ({ first_name: 'A', last_name: 'B', street1: '1 Elm St', ignore_duplicates: true }) },
  updateCustomer: { who: ['branch', 'manage_customers'], path: 'PUT /customers/{id}', of: 'customer', body: () => ({ lock_version: 0 }) },
  deleteCustomer: { who: ['branch', 'manage_customers'], path: 'DELETE /customers/{id}?lock_version=0', of: 'customer' },
  getProperty: { who: readers, path: 'GET /properties/{id}', of: 'property' },
  updateProperty: { who: ['branch', 'manage_customers'], path: 'PUT /properties/{id}', of: 'property', body: () => ({ name: 'Home' }) },
  deleteProperty: { who: ['branch', 'manage_customers'], path: 'DELETE /properties/{id}', of: 'property' },
  createProperty: { who: ['branch', 'manage_customers'], path: 'POST /properties', of: 'customer', body: (_, id) => ({ customer_id: id, street1: '1 Elm St' }) },
  listStaff: { who: ['branch', 'manage_staff'], path: 'GET /staffs/staffs_listing' },
  getStaff: { who: ['branch', 'manage_staff'], path: 'GET /staffs/{id}', of: 'staff' },
  listStaffJobs: { who: ['branch', 'manage_staff'], path: 'GET /staffs/get_staff_jobs?staff_id={id}', of: 'staff' },
  createStaff: { who: ['branch', 'manage_staff'], path: 'POST /staffs', body: () => ({ name: 'A B', email: 'a.b@new.test', color: '#112233', phone: '5550100', role: 'staff' }) },
  updateStaff: { who: ['branch', 'manage_staff'], path: 'POST /staffs/update_staff', of: 'staff', body: (_, id) => ({ id, phone: '5550100' }) },
  setStaffActive: { who: ['branch', 'manage_staff'], path: 'POST /staffs/active_inactive', of: 'staff', body: (_, id) => ({ staff_id: id, is_active: true }) },
  changeStaffPassword: { who: ['branch', 'manage_staff'], path: 'POST /staffs/change_password', of: 'staff', body: (_, id) => ({ staff_id: id, password: 'new-password', password_confirmation: 'new-password' }) },
  manageJob: { who: ['branch', 'dispatch', 'manage_jobs'], path: 'POST /jobs/manage_job', of: 'job', body: (_, id) => ({ job_id: id, lock_version: 0, action: 'assign', staff_ids: [13] }), asked: { input: { jobId: '15', lockVersion: 0, action: 'ASSIGN', staffIds: ['13'] } } },
}
/** For everyone, or for unverified users. */
export const beforeSession: readonly string[] =
  'signIn register socialLogin verifyUser resendOtp forgotPassword setPassword listCountries listStates listCities listLanguages listCurrencies getIpLocation listStaticContents getStaticContent contactSupport listPlans'.split(
    ' ',
  )
