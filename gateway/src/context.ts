import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
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

export const createContext = (rest: Rest): GatewayContext => ({
  rest,
  getJob: once((id) => rest(jobEndpoints.getJob, { id })),
  getCustomer: once((id) => rest(customerEndpoints.getCustomer, { id })),
})

declare module 'mercurius' {
  interface MercuriusContext extends GatewayContext {}
}
