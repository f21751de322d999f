/** What each write tells the windows, out of what was sent and what was answered. */
import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { Endpoint } from '@callout/contracts/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import { merged, type Notice } from './notices.ts'

/** A write that was answered 200. */
export interface Write {
  readonly endpoint: Endpoint
  /** In product names. */
  readonly input: object
  /** In product names; null where nothing could be read. */
  readonly data: unknown
}

type Fields = Readonly<Record<string, unknown>>
type Tell = (data: Fields, input: Fields) => readonly (Notice | null)[]

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
const idIn = (value: unknown): string | null => (typeof value === 'number' || typeof value === 'string' ? String(value) : null)

/** A record by its own answer. */
function record(type: string, { id, lockVersion }: Fields, otherwise?: unknown): Notice {
  return { type, id: idIn(id) ?? idIn(otherwise), version: typeof lockVersion === 'number' ? lockVersion : null }
}
/** A record that the answer only names. */
const named = (type: string, id: unknown): Notice | null => (idIn(id) === null ? null : record(type, { id }))
const some = (type: string): Notice => ({ type, id: null, version: null })

const gone =
  (type: string): Tell =>
  ({ id }, input) => [{ ...record(type, { id }, input['id']), gone: true }]
const saved =
  (type: string): Tell =>
  (data, input) => [record(type, data, input['id'])]
const always =
  (...notices: readonly Notice[]): Tell =>
  () =>
    notices
const nothing = always()

const customerOf = ({ customerId, customer }: Fields): Notice | null => named('Customer', customerId ?? fieldsOf(customer)['id'])

const createdJob: Tell = (data) => {
  const visits = rowsOf(data['visits'])
  const dates = visits.map(({ date }) => date).filter((date) => typeof date === 'string')
  const isDated = visits.length > 0 && dates.length === visits.length
  return [{ ...record('Job', data), ...(isDated && { dates: [...new Set(dates)] }) }, customerOf(data)]
}

const managed: Tell = ({ job, visit, invoice }, input) => [
  record('Job', fieldsOf(job), input['jobId']),
  named('Visit', fieldsOf(visit)['id'] ?? input['visitId']) && record('Visit', fieldsOf(visit), input['visitId']),
  named('Invoice', fieldsOf(invoice)['id'] ?? fieldsOf(job)['invoiceId']),
  customerOf(fieldsOf(job)),
]

const paid: Tell = ({ processed }, { invoiceIds }) => {
  const rows = rowsOf(processed)
  const ids = Array.isArray(invoiceIds) ? invoiceIds : []
  return [...ids.map((id) => named('Invoice', id)), ...rows.map(({ jobId }) => named('Job', jobId)), some('Customer')]
}

const property =
  (end: { gone?: true } = {}): Tell =>
  (data, input) => [{ ...record('Property', data, input['id']), ...end }, named('Customer', data['customerId'] ?? input['customerId'])]

const operatedBranch: Tell = (data, { branchId, operation }) => [
  { ...record('Branch', data, branchId), ...(operation === 'delete' && { gone: true }) },
]
const headOf: Tell = (data, { branchId }) => [record('Branch', data, branchId)]

const setActive: Tell = ({ staff, visitsChanged }, { staffId }) => [
  record('Staff', fieldsOf(staff), staffId),
  visitsChanged === 0 ? null : some('Job'),
]
const changedService: Tell = (data, input) => [record('Service', data, input['id']), input['applyTo'] === 'open_jobs' ? some('Job') : null]
const allSettings = always(some('CompanySettings'))

const rows: readonly (readonly [Endpoint, Tell])[] = [
  [jobEndpoints.createJob, createdJob],
  [jobEndpoints.updateJob, (data, { id }) => [record('Job', data, id), customerOf(data)]],
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
  [branchEndpoints.updateBranchHead, always(some('Branch'))],
  [branchEndpoints.removeBranchHead, headOf],
  [catalogueEndpoints.selectCategories, always(some('Category'))],
  [catalogueEndpoints.createCategory, saved('Category')],
  [catalogueEndpoints.updateCategory, saved('Category')],
  [catalogueEndpoints.deleteCategory, (data, input) => [...gone('Category')(data, input), some('Service')]],
  [catalogueEndpoints.createCategoryService, (data) => [record('Service', data)]],
  [catalogueEndpoints.updateService, changedService],
  [catalogueEndpoints.deleteService, gone('Service')],
  [staffEndpoints.setStaffActive, setActive],
  [staffEndpoints.changeStaffPassword, nothing],
  [profileEndpoints.selectStatus, ({ userId }) => [named('Staff', userId)]],
  [profileEndpoints.updateSetup, nothing],
  [profileEndpoints.updateGeneralData, always(some('CompanySettings'), some('User'))],
  [settingsEndpoints.updateCustomerSetting, allSettings],
  [settingsEndpoints.updateTeamSetting, allSettings],
  [settingsEndpoints.updateJobSetting, allSettings],
]
const byRow = new Map<Endpoint, Tell>(rows)

/** What a write of a domain is about where it has no line of its own; nothing in the domains that are not here. */
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

const usual = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([domain, rowsOfDomain]) => {
    const type = typesOfDomains[domain as Domain]
    return type === undefined ? [] : Object.values(rowsOfDomain).map((row): [Endpoint, string] => [row, type])
  }),
)

const usualTell = (type: string, { method }: Endpoint): Tell => (method === 'DELETE' ? gone(type) : saved(type))

/** What a write tells; `by`: the window that made it. */
export function toldBy({ endpoint, input, data }: Write, by: string | undefined): Notice[] {
  const type = usual.get(endpoint)
  const tell = byRow.get(endpoint) ?? (type === undefined ? nothing : usualTell(type, endpoint))
  const notices = tell(fieldsOf(data), fieldsOf(input)).filter((notice) => notice !== null)
  return merged(notices.map((notice) => (by === undefined ? notice : { ...notice, by })))
}

const openTypes: ReadonlySet<string> = new Set(['Category', 'Service', 'Tax', 'Branch', 'Staff', 'Form', 'CompanySettings'])

/** What everybody of a company may read (wire.md section 7): nobody is told by it of a record that is not theirs to see. */
export const isOpen = ({ type }: Notice): boolean => openTypes.has(type)
