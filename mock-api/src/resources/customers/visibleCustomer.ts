import { responseCode } from '@callout/contracts/wire/envelope'
import type { Caller } from '../../http/access.ts'
import { ApiError } from '../../http/apiError.ts'
import type { Store } from '../../db/store.ts'
import type { JobRecord } from '../jobs/records.ts'
import { jobsOfStaff } from '../jobs/list/jobsOfStaff.ts'
import type { CustomerRecord } from './records.ts'
import { seesJob } from '../jobs/view/visibility.ts'

export const seesAllCustomers = ({ user }: Caller): boolean => user.user_type !== 'staff' && user.user_type !== 'branch_head'

const isInBranch = ({ user }: Caller, { branch_id }: CustomerRecord): boolean =>
  user.user_type === 'branch_head' && branch_id === user.branch_id

export function seesCustomer(store: Store, caller: Caller, customer: CustomerRecord): boolean {
  if (customer.company_id !== caller.company.id) return false
  if (seesAllCustomers(caller) || isInBranch(caller, customer)) return true
  return store.jobs.by('customer_id', customer.id).some((job) => seesJob(caller, job))
}

function visibleJobs(store: Store, caller: Caller): JobRecord[] {
  const { user, company } = caller
  const jobs = user.user_type === 'staff' ? jobsOfStaff(store, user.id) : store.jobs.by('company_id', company.id)
  return jobs.filter((job) => seesJob(caller, job))
}

export function seesCustomers(store: Store, caller: Caller): (customer: CustomerRecord) => boolean {
  let ids: ReadonlySet<number> | undefined
  return (customer) => {
    if (isInBranch(caller, customer)) return true
    ids ??= new Set(visibleJobs(store, caller).map(({ customer_id }) => customer_id))
    return ids.has(customer.id)
  }
}

export function visibleCustomer(store: Store, caller: Caller, id: number): CustomerRecord {
  const customer = store.customers.get(id)
  if (!customer || !seesCustomer(store, caller, customer)) throw new ApiError(responseCode.NOT_FOUND, 'This customer doesn’t exist.')
  return customer
}
