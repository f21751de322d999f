/** Schema and resolvers of the peers: hand-written shapes, and each customer read once per operation. */
import { readFileSync } from 'node:fs'
import type { Customer } from '@callout/contracts/customers/schemas'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { JobPage } from '@callout/contracts/jobs/schemas/list'
import { call } from './backend.ts'
import { customerContact, jobRow, managedJob } from './shapes.ts'

export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')

interface Context {
  readonly token: string | undefined
  readonly customers: Map<string, Promise<Customer>>
}

function getRecord(id: string, { token, customers }: Context): Promise<Customer> {
  const known = customers.get(id)
  if (known) return known
  const asked = call<Customer>('GET', `/customers/${id}`, token)
  customers.set(id, asked)
  return asked
}

const fromRecord = (field: keyof ReturnType<typeof customerContact>) => async (customer: { id: string }, _: unknown, context: Context) =>
  customerContact(await getRecord(customer.id, context))[field]

export const resolvers = {
  Query: {
    jobs: async (_: unknown, { input }: { input: { page: number; perPage: number } }, { token }: Context) => {
      const { jobs, counts, pagination } = await call<JobPage>(
        'GET',
        `/jobs/job_listing?page=${input.page}&per_page=${input.perPage}`,
        token,
      )
      const { total_count: totalCount, current_page: page, per_page: perPage } = pagination ?? {}
      return { items: jobs.map(jobRow), totalCount, page, perPage, counts }
    },
  },
  Mutation: {
    manageJob: async (
      _: unknown,
      { input }: { input: { jobId: string; action: string; lockVersion: number; notifyCustomer: boolean } },
      { token }: Context,
    ) => {
      const { jobId, action, lockVersion, notifyCustomer } = input
      const body = { job_id: Number(jobId), action: action.toLowerCase(), lock_version: lockVersion, notify_customer: notifyCustomer }
      return managedJob(await call<ManagedJob>('POST', '/jobs/manage_job', token, body))
    },
  },
  Customer: { email: fromRecord('email'), outstandingBalance: fromRecord('outstandingBalance') },
}

export const createContext = (token: string | undefined): Context => ({ token, customers: new Map() })
