import type { Authority } from '@callout/contracts/profile/authorities'
import { beforeAll, expect, test } from 'vitest'
import { rows } from './rows.ts'
import { bookingOf } from './testing/booking.ts'
import { setup } from './testing/newcomer.ts'
import { type Called, type TestApp, testApp } from './testing/testApp.ts'

type Role = 'owner' | 'individual' | 'branch' | 'admin' | 'staff'
interface Right {
  /** Who may besides owners: everybody, or those named; a staff admin with any one of the authorities. */
  readonly who: 'all' | readonly (Role | Authority)[]
  readonly path: string
  readonly body?: () => object
}

let mock: TestApp
let tokens: Readonly<Record<Role, string>>
beforeAll(async () => {
  mock = testApp()
  const names = ['owner', 'individual', 'branch', 'admin', 'staff'] as const
  tokens = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await mock.signIn(name)]))) as Record<Role, string>
})

const booking = (): object => ({ ...bookingOf(mock), dates: ['2031-01-02'], agreement_accepted: true, lock_version: 0 })
const readers = ['branch', 'staff', 'manage_customers', 'manage_jobs', 'dispatch', 'manage_invoices'] as const

// oxfmt-ignore
/** wire.md section 7, by hand: each call that needs a session. */
const rights: Readonly<Record<string, Right>> = {
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
  listServices: { who: 'all', path: 'GET /services/list_services' },
  listBranches: { who: 'all', path: 'GET /branches' },
  listForms: { who: 'all', path: 'GET /forms' },
  listTaxes: { who: 'all', path: 'GET /taxes' },
  getSettings: { who: 'all', path: 'GET /settings/get_customer_setting' },
  listJobs: { who: 'all', path: 'GET /jobs/job_listing' },
  getJob: { who: 'all', path: 'GET /jobs/15' },
  listJobHistory: { who: 'all', path: 'GET /jobs/job_history_update?job_id=15' },
  addJobHistory: { who: 'all', path: 'POST /jobs/job_history_update', body: () => ({ job_id: 15, note: 'x' }) },
  createJob: { who: ['branch', 'manage_jobs'], path: 'POST /jobs', body: booking },
  updateJob: { who: ['branch', 'manage_jobs'], path: 'PUT /jobs/15', body: booking },
  deleteJob: { who: ['branch', 'delete_jobs'], path: 'DELETE /jobs/15?lock_version=0' },
  listCategoryStaff: { who: ['branch', 'dispatch', 'manage_jobs'], path: 'GET /jobs/category_staffs?category_id=1' },
  listCustomers: { who: readers, path: 'GET /customers/list_customers' },
  getCustomer: { who: readers, path: 'GET /customers/1' },
  listProperties: { who: readers, path: 'GET /properties' },
  createCustomer: { who: ['branch', 'manage_customers'], path: 'POST /customers', body: () => ({ first_name: 'A', last_name: 'B', street1: '1 Elm St', ignore_duplicates: true }) },
  updateCustomer: { who: ['branch', 'manage_customers'], path: 'PUT /customers/1', body: () => ({ lock_version: 0 }) },
  deleteCustomer: { who: ['branch', 'manage_customers'], path: 'DELETE /customers/1?lock_version=0' },
  getProperty: { who: readers, path: 'GET /properties/1' },
  updateProperty: { who: ['branch', 'manage_customers'], path: 'PUT /properties/1', body: () => ({ name: 'Home' }) },
  deleteProperty: { who: ['branch', 'manage_customers'], path: 'DELETE /properties/1' },
  createProperty: { who: ['branch', 'manage_customers'], path: 'POST /properties', body: () => ({ customer_id: 1, street1: '1 Elm St' }) },
  manageJob: { who: ['branch', 'dispatch', 'manage_jobs'], path: 'POST /jobs/manage_job', body: () => ({ job_id: 15, lock_version: 0, action: 'assign', staff_ids: [13] }) },
}
/** Anybody may, or whoever has still to verify. */
const beforeSession =
  'signIn register socialLogin verifyUser resendOtp forgotPassword setPassword listCountries listStates listCities listLanguages listCurrencies getIpLocation listStaticContents getStaticContent contactSupport listPlans'.split(
    ' ',
  )

function ask({ path, body }: Right, token: string): Promise<Called> {
  const [method = '', address = ''] = path.split(' ')
  return mock.call(method as 'GET', address, { token, ...(body && { body: body() }) })
}
const isRefused = async (right: Right, role: Role): Promise<boolean> => (await ask(right, tokens[role])).responseCode === 403

test('every call has its line', () => {
  expect([...Object.keys(rights), ...beforeSession].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(Object.entries(rights))('%s is for those whom the list of rights names', async (_, right) => {
  const may = (role: Role): boolean => right.who === 'all' || right.who.includes(role)
  const authorities = right.who === 'all' ? [] : right.who.filter((name): name is Authority => name.includes('_') || name === 'dispatch')
  const refused: Record<string, boolean> = {}
  mock.store.users.update(11, { authorities: ['view_all_jobs', 'export_data'] })
  for (const role of ['branch', 'admin', 'staff'] as const) refused[role] = await isRefused(right, role)
  for (const authority of authorities) {
    mock.store.users.update(11, { authorities: ['view_all_jobs', authority] })
    refused[authority] = await isRefused(right, 'admin')
  }
  for (const role of ['owner', 'individual'] as const) refused[role] = await isRefused(right, role)
  const expected = { branch: !may('branch'), admin: right.who !== 'all', staff: !may('staff'), owner: false, individual: false }
  expect(refused).toEqual({ ...expected, ...Object.fromEntries(authorities.map((authority) => [authority, false])) })
})

test('whoever has no session is sent to sign in, and whoever has still to verify to the code', async () => {
  for (const right of Object.values(rights)) expect((await ask(right, 'none')).responseCode).toBe(401)
})
