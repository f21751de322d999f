import type { TypedDocumentNode } from '@apollo/client'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { userType } from '@callout/contracts/profile/userType'
import { IconBriefcase2, IconFileInvoice, IconMapPin, IconUser, IconUsersGroup, type TablerIcon } from '@tabler/icons-react'
import { jobHeading } from '../jobs/labels/jobName.ts'
import { isWaitingQuote, loadedDeviceQuotes } from '../quotes/device/knownQuotes.ts'
import { formatShortDay } from '../../lib/format/dates.ts'
import { formatPhone } from '../../lib/phones/formatPhone.ts'
import { formatMoney } from '@callout/contracts/text/money'
import { paths } from '../../lib/paths.ts'
import { statusWord } from '../../components/status/statusTable.ts'
import {
  FoundCustomersDocument,
  type FoundCustomersQuery,
  FoundInvoicesDocument,
  FoundJobsDocument,
  type FoundJobsQuery,
  FoundPropertiesDocument,
  type FoundPropertiesQuery,
  FoundStaffDocument,
} from './commandPalette.generated.ts'
import { matchRanges } from '@callout/contracts/search/matchRanges'
import type { SearchedPhone } from '@callout/contracts/search/phoneText'
import { byNumber, rowMatcher } from './matches.ts'

export interface FoundRow {
  readonly key: string
  readonly title: string
  /** Distinguishes results with the same title. */
  readonly details: readonly string[]
  /** Searched in any format; `details` may have them too. */
  readonly phones?: readonly SearchedPhone[]
  readonly to: string
  readonly ids: FoundIds
}

export interface FoundIds {
  readonly customerId?: string
  readonly propertyId?: string
  readonly jobId?: string
  readonly invoiceId?: string
  readonly staffId?: string
}

export interface FoundRows {
  readonly rows: readonly FoundRow[]
  readonly total: number | null
  /** For rows from this device: Unix milliseconds of their oldest copy; null without rows. */
  readonly storedAt?: number | null
}

export interface SearchVariables {
  readonly search: string
  /** null: all branches. */
  readonly branchId: string | null
  readonly perPage: number
}

export interface SearchKind {
  readonly name: string
  readonly label: string
  readonly Icon: TablerIcon
  readonly area: string
  readonly query: TypedDocumentNode<unknown, SearchVariables>
  /** null: the backend has not searched. */
  readonly read: (data: never, search: string) => FoundRows | null
  readonly list: string
  readonly all: (total: number) => string
}

const MANY = new Intl.NumberFormat('en')
const kind = <Data>(
  declared: Omit<SearchKind, 'query' | 'read'> & {
    readonly query: TypedDocumentNode<Data, SearchVariables>
    readonly read: (data: Data, search: string) => FoundRows | null
  },
): SearchKind => declared

const returned = (...terms: readonly (string | null | undefined | false)[]): string[] =>
  terms.filter((word): word is string => typeof word === 'string' && word !== '')
interface Contact {
  readonly phone: string | null
  readonly phoneCountryCode: string | null
}
const phoneOf = ({ phone, phoneCountryCode }: Contact) => phone && formatPhone(phone, phoneCountryCode)
const phonesOf = ({ phone, phoneCountryCode }: Contact): SearchedPhone[] => [{ phone, countryCode: phoneCountryCode }]
interface CustomerContact extends Contact {
  readonly alternatePhone: string | null
  readonly alternatePhoneCountryCode: string | null
}
const otherOf = ({ alternatePhone, alternatePhoneCountryCode }: CustomerContact): Contact => ({
  phone: alternatePhone,
  phoneCountryCode: alternatePhoneCountryCode,
})
/** The phone, or the other phone if only that one matches. */
function matchingPhone(contact: CustomerContact, search: string): string | null {
  const [phone, other] = [phoneOf(contact), phoneOf(otherOf(contact))]
  const isMatch = (text: string | null): boolean => text !== null && matchRanges(text, search).length > 0
  return other && isMatch(other) && !isMatch(phone) ? other : (phone ?? other)
}
/** Rows of an ignored search are those that the gateway has found itself. */
const isIgnored = ({ ignored, items }: { readonly ignored: readonly string[]; readonly items: readonly unknown[] }): boolean =>
  ignored.includes('search') && items.length === 0

type Item<Data, Key extends keyof Data> = Data[Key] extends { readonly items: readonly (infer Row)[] } ? Row : never

export const toCustomerRow = (
  customer: Omit<Item<FoundCustomersQuery, 'customers'>, 'city'>,
  city: string | null,
  search: string,
): FoundRow => {
  const { id, name, companyName } = customer
  return {
    key: `customer ${id}`,
    title: name ?? companyName ?? `#${id}`,
    details: returned(name !== null && companyName !== name && companyName, matchingPhone(customer, search), city),
    phones: [customer, otherOf(customer)].flatMap(phonesOf),
    to: paths.customer(id),
    ids: { customerId: id },
  }
}

type FoundProperty = Pick<Item<FoundPropertiesQuery, 'properties'>, 'id' | 'name' | 'address'>

export const toPropertyRow = ({ id, name, address }: FoundProperty, customerId: string, customerName: string | null): FoundRow => ({
  key: `property ${id}`,
  title: address ?? name ?? `#${id}`,
  details: returned(address && name, customerName),
  to: paths.customer(customerId),
  ids: { customerId, propertyId: id },
})

export const toJobRow = (job: Item<FoundJobsQuery, 'jobs'>): FoundRow => ({
  key: `job ${job.id}`,
  title: jobHeading(job),
  details: returned(
    job.customer?.name,
    job.date !== null && formatShortDay(job.date),
    statusWord(job),
    isWaitingQuote(job, loadedDeviceQuotes()) && 'Quote',
  ),
  to: paths.job(job.id),
  ids: { jobId: job.id },
})

export const searchKinds: readonly SearchKind[] = [
  kind({
    name: 'customers',
    label: 'Customers',
    Icon: IconUser,
    area: paths.customers(),
    query: FoundCustomersDocument,
    read: ({ customers }, search) =>
      isIgnored(customers)
        ? null
        : {
            total: customers.totalCount,
            rows: customers.items.map((customer) => toCustomerRow(customer, customer.city, search)),
          },
    list: paths.customers(),
    all: (total) => `All ${MANY.format(total)} customers`,
  }),
  kind({
    name: 'properties',
    label: 'Properties',
    Icon: IconMapPin,
    area: paths.customers(),
    query: FoundPropertiesDocument,
    // The response doesn't show whether the backend has searched: rows without the words are dropped.
    read: ({ properties: { items, totalCount } }, search) => {
      const rows = items.flatMap((property) =>
        property.customerId === null ? [] : toPropertyRow(property, property.customerId, property.customerName),
      )
      const shown = rows.filter(rowMatcher(search))
      return { rows: shown, total: shown.length === rows.length ? totalCount : null }
    },
    list: paths.customers(),
    all: (total) => `Customers with these ${MANY.format(total)} properties`,
  }),
  kind({
    name: 'jobs',
    label: 'Jobs',
    Icon: IconBriefcase2,
    area: paths.jobs(),
    query: FoundJobsDocument,
    read: ({ jobs }, search) =>
      isIgnored(jobs)
        ? null
        : {
            total: jobs.totalCount,
            rows: byNumber(jobs.items, search).map(toJobRow),
          },
    list: paths.jobs(),
    all: (total) => `All ${MANY.format(total)} jobs`,
  }),
  kind({
    name: 'staff',
    label: 'Staff',
    Icon: IconUsersGroup,
    area: paths.staff(),
    query: FoundStaffDocument,
    read: ({ staff }) =>
      isIgnored(staff)
        ? null
        : {
            total: staff.totalCount,
            rows: staff.items.map(({ id, name, role, email, ...contact }) => ({
              key: `staff ${id}`,
              title: name ?? `#${id}`,
              details: returned(role && userType[role].label, phoneOf(contact), email),
              phones: phonesOf(contact),
              to: paths.staffMember(id),
              ids: { staffId: id },
            })),
          },
    list: paths.staff(),
    all: (total) => `All ${MANY.format(total)} staff`,
  }),
  kind({
    name: 'invoices',
    label: 'Invoices',
    Icon: IconFileInvoice,
    area: paths.invoices(),
    query: FoundInvoicesDocument,
    read: ({ invoices }, search) =>
      isIgnored(invoices)
        ? null
        : {
            total: invoices.totalCount,
            rows: byNumber(
              invoices.items.map((invoice) => ({ ...invoice, jobNumber: invoice.invoiceNumber, ofJob: invoice.jobNumber })),
              search,
            ).map(({ id, invoiceNumber, customer, ofJob, status, isOverdue, total, currencyCode }) => ({
              key: `invoice ${id}`,
              title: invoiceNumber ?? `#${id}`,
              details: returned(
                customer?.name,
                ofJob,
                isOverdue === true ? 'Overdue' : status && invoiceStatus[status].label,
                total !== null && formatMoney(total, currencyCode),
              ),
              to: paths.invoice(id),
              ids: { invoiceId: id },
            })),
          },
    list: paths.invoices(),
    all: (total) => `All ${MANY.format(total)} invoices`,
  }),
]
