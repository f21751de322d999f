import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { readCopies, type StoredCopy } from '../../lib/offline/responseStore.ts'
import { worksOnSite } from '../../lib/session/onSite.ts'
import type { CustomerRecordQuery } from '../customers/queries/customerRecord.generated.ts'
import type { JobQuery } from '../jobs/jobs.generated.ts'
import { byNumber } from './matches.ts'
import { type FoundRow, type FoundRows, toCustomerRow, toJobRow, toPropertyRow } from './searchKinds.ts'

type Job = JobQuery['job']
type Customer = CustomerRecordQuery['customer']

interface StoredRow {
  readonly row: FoundRow
  readonly at: number
}

const found = (rows: readonly StoredRow[]): FoundRows => ({
  rows: rows.map(({ row }) => row),
  total: null,
  storedAt: rows.length > 0 ? Math.min(...rows.map(({ at }) => at)) : null,
})

const phonesOf = ({ phone, phoneCountryCode }: Pick<Customer, 'phone' | 'phoneCountryCode'>) => [{ phone, countryCode: phoneCountryCode }]

function findJobs(copies: readonly StoredCopy<JobQuery>[], search: string): FoundRows {
  const matches = searchMatcher(search)
  const isMatch = ({ jobNumber, title, customer, property }: Job): boolean =>
    matches(searchText([jobNumber, title, customer?.name, customer?.companyName, property?.address], customer ? phonesOf(customer) : []))
  const jobs = copies.filter(({ data }) => isMatch(data.job)).map(({ data: { job }, at }) => ({ ...job, at }))
  return found(byNumber(jobs, search).map((job) => ({ row: toJobRow(job), at: job.at })))
}

function findCustomers(copies: readonly StoredCopy<CustomerRecordQuery>[], search: string): FoundRows {
  const matches = searchMatcher(search)
  const isMatch = ({ name, companyName, email, properties, ...contact }: Customer): boolean => {
    const alternate = { phone: contact.alternatePhone, countryCode: contact.alternatePhoneCountryCode }
    const addresses = properties?.map(({ address }) => address) ?? []
    return matches(searchText([name, companyName, email, ...addresses], [...phonesOf(contact), alternate]))
  }
  const rows = copies.filter(({ data }) => isMatch(data.customer))
  return found(rows.map(({ data: { customer }, at }) => ({ row: toCustomerRow(customer, null, search), at })))
}

function findProperties(copies: readonly StoredCopy<CustomerRecordQuery>[], search: string): FoundRows {
  const matches = searchMatcher(search)
  return found(
    copies.flatMap(({ data: { customer }, at }) =>
      (customer.properties ?? [])
        .filter(({ name, address }) => matches(searchText([name, address])))
        .map((property) => ({ row: toPropertyRow(property, customer.id, customer.name ?? customer.companyName), at })),
    ),
  )
}

/** Finds records of a kind in the copies on this device; null without copies. */
export async function findStored(kind: string, search: string): Promise<FoundRows | null> {
  if (!worksOnSite()) return null
  if (kind === 'jobs') {
    const copies = await readCopies<JobQuery>('Job')
    return copies.length > 0 ? findJobs(copies, search) : null
  }
  if (kind !== 'customers' && kind !== 'properties') return null
  const copies = await readCopies<CustomerRecordQuery>('CustomerRecord')
  if (copies.length === 0) return null
  return kind === 'customers' ? findCustomers(copies, search) : findProperties(copies, search)
}
