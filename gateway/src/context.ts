import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { named } from './fullName.ts'
import { createNames, type Names } from './names.ts'
import type { RecordKey, Rest } from './rest/types.ts'
import type { CustomerDetail } from './sources/customers.ts'
import type { JobDetail } from './sources/jobs.ts'

/** What every resolver of one operation shares. */
export interface GatewayContext {
  readonly rest: Rest
  /** `GET /jobs/{id}`, once for each job and operation. */
  readonly getJob: (id: RecordKey) => Promise<JobDetail>
  /** `GET /customers/{id}`, once for each customer and operation. */
  readonly getCustomer: (id: RecordKey) => Promise<CustomerDetail>
  /** Names of what records point to by ids. */
  readonly names: Names
  /** The zone of the caller's own clock, for times of an account that has none; null where nobody says. */
  readonly ownZone: () => string | null
  /** Runs a sign-in within the visitor's limits. @throws TooMany */
  readonly signIn: <T>(email: string, work: () => Promise<T>, isRefused: (result: T) => boolean) => Promise<T>
  /** Counts a write that needs no account and sends a message. @throws TooMany */
  readonly countMessage: () => Promise<void>
}

/** Remembers the promise for each key. */
function once<T>(load: (id: RecordKey) => Promise<T>): (id: RecordKey) => Promise<T> {
  let loaded: Map<string, Promise<T>> | undefined
  return (id) => {
    const key = String(id)
    loaded ??= new Map()
    let promise = loaded.get(key)
    if (promise === undefined) loaded.set(key, (promise = load(id)))
    return promise
  }
}

/** What depends on the request. */
type OfRequest = Pick<GatewayContext, 'ownZone' | 'signIn' | 'countMessage'>

export function createContext(rest: Rest, ofRequest: OfRequest): GatewayContext {
  const getCustomer = once(async (id) => named(await rest(customerEndpoints.getCustomer, { id })))
  return {
    rest,
    getJob: once((id) => rest(jobEndpoints.getJob, { id })),
    getCustomer,
    names: createNames(rest, getCustomer),
    ...ofRequest,
  }
}

declare module 'mercurius' {
  interface MercuriusContext extends GatewayContext {}
}
