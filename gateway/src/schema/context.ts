import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { named } from '../rest/fullName.ts'
import { createNames, type Names } from '../rest/names.ts'
import type { RecordKey, Rest } from '../rest/types.ts'
import type { CustomerDetail, JobDetail } from './sources.ts'

export interface GatewayContext {
  readonly rest: Rest
  readonly getJob: (id: RecordKey) => Promise<JobDetail>
  readonly getCustomer: (id: RecordKey) => Promise<CustomerDetail>
  readonly names: Names
  readonly ownZone: () => string | null
  readonly signIn: <T>(email: string, work: () => Promise<T>, isRefused: (result: T) => boolean) => Promise<T>
  readonly countMessage: () => Promise<void>
}

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
