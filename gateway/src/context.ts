import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { named } from './fullName.ts'
import { createNames, type Names } from './names.ts'
import type { Rest, RestData } from './rest/types.ts'

export type JobDetail = RestData<typeof jobEndpoints.getJob>
export type CustomerDetail = RestData<typeof customerEndpoints.getCustomer>
export type RecordKey = number | string

/** What every resolver of one operation shares. */
export interface GatewayContext {
  readonly rest: Rest
  /** `GET /jobs/{id}`, once for each job and operation. */
  readonly getJob: (id: RecordKey) => Promise<JobDetail>
  /** `GET /customers/{id}`, once for each customer and operation. */
  readonly getCustomer: (id: RecordKey) => Promise<CustomerDetail>
  /** Names of what records point to by ids. */
  readonly names: Names
}

/** Remembers the promise for each key. */
function once<T>(load: (id: RecordKey) => Promise<T>): (id: RecordKey) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (id) => {
    const key = String(id)
    let promise = loaded.get(key)
    if (promise === undefined) loaded.set(key, (promise = load(id)))
    return promise
  }
}

export function createContext(rest: Rest): GatewayContext {
  const getCustomer = once(async (id) => named(await rest(customerEndpoints.getCustomer, { id })))
  return { rest, getJob: once((id) => rest(jobEndpoints.getJob, { id })), getCustomer, names: createNames(rest, getCustomer) }
}

declare module 'mercurius' {
  interface MercuriusContext extends GatewayContext {}
}
