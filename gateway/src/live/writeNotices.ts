import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import { merged, type Notice } from './notices.ts'

export interface Write {
  readonly endpoint: Endpoint
  readonly input: object
  readonly data: unknown
}

type Fields = Readonly<Record<string, unknown>>
type NoticesOf = (data: Fields, input: Fields) => readonly (Notice | null)[]

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const toRows = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(toFields) : [])
const idIn = (value: unknown): string | null => (typeof value === 'number' || typeof value === 'string' ? String(value) : null)

function record(type: string, { id, lockVersion }: Fields, otherwise?: unknown): Notice {
  return { type, id: idIn(id) ?? idIn(otherwise), version: typeof lockVersion === 'number' ? lockVersion : null }
}
const named = (type: string, id: unknown): Notice | null => (idIn(id) === null ? null : record(type, { id }))
const anyOf = (type: string): Notice => ({ type, id: null, version: null })

const gone =
  (type: string): NoticesOf =>
  ({ id }, input) => [{ ...record(type, { id }, input['id']), gone: true }]
const saved =
  (type: string): NoticesOf =>
  (data, input) => [record(type, data, input['id'])]
const always =
  (...notices: readonly Notice[]): NoticesOf =>
  () =>
    notices
const noNotices = always()

const getCustomer = ({ customerId, customer }: Fields): Notice | null => named('Customer', customerId ?? toFields(customer)['id'])

const createdJob: NoticesOf = (data) => {
  const visits = toRows(data['visits'])
  const dates = visits.map(({ date }) => date).filter((date) => typeof date === 'string')
  const isDated = visits.length > 0 && dates.length === visits.length
  return [{ ...record('Job', data), ...(isDated && { dates: [...new Set(dates)] }) }, getCustomer(data)]
}

const managed: NoticesOf = ({ job, visit, invoice }, input) => [
  record('Job', toFields(job), input['jobId']),
  named('Visit', toFields(visit)['id'] ?? input['visitId']) && record('Visit', toFields(visit), input['visitId']),
  named('Invoice', toFields(invoice)['id'] ?? toFields(job)['invoiceId']),
  getCustomer(toFields(job)),
]

const paid: NoticesOf = ({ processed }, { invoiceIds }) => {
  const rows = toRows(processed)
  const ids = Array.isArray(invoiceIds) ? invoiceIds : []
  return [...ids.map((id) => named('Invoice', id)), ...rows.map(({ jobId }) => named('Job', jobId)), anyOf('Customer')]
}

const property =
  (end: { gone?: true } = {}): NoticesOf =>
  (data, input) => [{ ...record('Property', data, input['id']), ...end }, named('Customer', data['customerId'] ?? input['customerId'])]

const operatedBranch: NoticesOf = (data, { branchId, operation }) => [
  { ...record('Branch', data, branchId), ...(operation === 'delete' && { gone: true }) },
]
const headOf: NoticesOf = (data, { branchId }) => [record('Branch', data, branchId)]

const setActive: NoticesOf = ({ staff, visitsChanged }, { staffId }) => [
  record('Staff', toFields(staff), staffId),
  visitsChanged === 0 ? null : anyOf('Job'),
]
const changedService: NoticesOf = (data, input) => [
  record('Service', data, input['id']),
  input['applyTo'] === 'open_jobs' ? anyOf('Job') : null,
]
const allSettings = always(anyOf('CompanySettings'))

const rows: readonly (readonly [Endpoint, NoticesOf])[] = [
  [jobEndpoints.createJob, createdJob],
  [jobEndpoints.updateJob, (data, { id }) => [record('Job', data, id), getCustomer(data)]],
  [jobEndpoints.deleteJob, gone('Job')],
  [jobEndpoints.manageJob, managed],
  [jobEndpoints.addJobHistory, (_, { jobId }) => [named('Job', jobId)]],
  [invoiceEndpoints.cashOut, paid],
  [customerEndpoints.createCustomer, saved('Customer')],
  [customerEndpoints.updateCustomer, saved('Customer')],
  [customerEndpoints.deleteCustomer, gone('Customer')],
  [customerEndpoints.createProperty, property()],
  [customerEndpoints.updateProperty, property()],
  [customerEndpoints.deleteProperty, property({ gone: true })],
  [branchEndpoints.operateBranch, operatedBranch],
  [branchEndpoints.addBranchHead, headOf],
  [branchEndpoints.updateBranchHead, always(anyOf('Branch'))],
  [branchEndpoints.removeBranchHead, headOf],
  [catalogueEndpoints.selectCategories, always(anyOf('Category'))],
  [catalogueEndpoints.createCategory, saved('Category')],
  [catalogueEndpoints.updateCategory, saved('Category')],
  [catalogueEndpoints.deleteCategory, (data, input) => [...gone('Category')(data, input), anyOf('Service')]],
  [catalogueEndpoints.createCategoryService, (data) => [record('Service', data)]],
  [catalogueEndpoints.updateService, changedService],
  [catalogueEndpoints.deleteService, gone('Service')],
  [staffEndpoints.setStaffActive, setActive],
  [staffEndpoints.changeStaffPassword, noNotices],
  [profileEndpoints.selectStatus, ({ userId }) => [named('Staff', userId)]],
  [profileEndpoints.updateSetup, noNotices],
  [profileEndpoints.updateGeneralData, always(anyOf('CompanySettings'), anyOf('User'))],
  [settingsEndpoints.updateCustomerSetting, allSettings],
  [settingsEndpoints.updateTeamSetting, allSettings],
  [settingsEndpoints.updateJobSetting, allSettings],
]
const byEndpoint = new Map<Endpoint, NoticesOf>(rows)

/** Types of writes without a rule of their own. Other domains have no notices. */
const typesOfDomains: { readonly [D in Domain]?: string } = {
  profile: 'User',
  catalogue: 'Service',
  invoices: 'Invoice',
  branches: 'Branch',
  jobs: 'Job',
  forms: 'Form',
  taxes: 'Tax',
  customers: 'Customer',
  staff: 'Staff',
  settings: 'CompanySettings',
}

const typeByEndpoint = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([domain, endpointsOfDomain]) => {
    const type = typesOfDomains[domain as Domain]
    return type === undefined ? [] : Object.values(endpointsOfDomain).map((row): [Endpoint, string] => [row, type])
  }),
)

const defaultNotices = (type: string, { method }: Endpoint): NoticesOf => (method === 'DELETE' ? gone(type) : saved(type))

export function noticesOfWrite({ endpoint, input, data }: Write, by: string | undefined): Notice[] {
  const type = typeByEndpoint.get(endpoint)
  const noticesOf = byEndpoint.get(endpoint) ?? (type === undefined ? noNotices : defaultNotices(type, endpoint))
  const notices = noticesOf(toFields(data), toFields(input)).filter((notice) => notice !== null)
  return merged(notices.map((notice) => (by === undefined ? notice : { ...notice, by })))
}

const typesVisibleToAll: ReadonlySet<string> = new Set(['Category', 'Service', 'Tax', 'Branch', 'Staff', 'Form', 'CompanySettings'])

/** Types that everyone in a company may read (wire.md §7). */
export const isVisibleToAll = ({ type }: Notice): boolean => typesVisibleToAll.has(type)
