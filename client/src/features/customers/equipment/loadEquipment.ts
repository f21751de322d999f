import type { ApolloClient, DocumentNode } from '@apollo/client'
import { walkPages } from '../../../components/list/walkPages.ts'
import { isAway } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { noteCopy } from '../../../lib/offline/copyTime.ts'
import { readCopies } from '../../../lib/offline/responseStore.ts'
import { worksOnSite } from '../../../lib/session/onSite.ts'
import { customerName } from '../picker/customerText.ts'
import type { CustomerRecordQuery } from '../queries/customerRecord.generated.ts'
import {
  CustomerEquipmentDocument,
  EquipmentPropertiesDocument,
  type EquipmentPropertiesQuery,
  type EquipmentPropertyFragment,
} from './equipment.generated.ts'

/** Bound of a search: 50 calls of 100 properties. */
const MOST_PROPERTIES = 5000

export interface LoadedEquipment {
  readonly properties: readonly EquipmentPropertyFragment[] | null
  /** Properties of the company; null if unknown. */
  readonly total: number | null
  /** From the device, without a network. */
  readonly isStored: boolean
  /** Name of the only customer. */
  readonly customer: string | null
}

/** Properties on this device, with their time for the banner; null without any. */
async function readStored(customerId: string | null): Promise<LoadedEquipment | null> {
  if (!worksOnSite()) return null
  const copies = (await readCopies<CustomerRecordQuery>('CustomerRecord')).filter(
    ({ data }) => customerId === null || data.customer.id === customerId,
  )
  if (copies.length === 0) return null
  noteCopy(Math.min(...copies.map(({ at }) => at)))
  const properties = copies.flatMap(({ data: { customer } }) =>
    (customer.properties ?? []).map(({ id, name, address, accessNotes }) => ({
      id,
      customerId: customer.id,
      customerName: customerName(customer),
      name,
      address,
      accessNotes,
      // A copy without notes looks like one of a backend without them; it isn't changed offline.
      returnsAccessNotes: true,
    })),
  )
  const [only] = customerId === null ? [] : copies
  return { properties, total: properties.length, isStored: true, customer: only ? customerName(only.data.customer) : null }
}

async function readCustomer(client: ApolloClient, id: string, signal: AbortSignal): Promise<LoadedEquipment> {
  const context = { fetchOptions: { signal } }
  const answer = await client.query({ query: CustomerEquipmentDocument, variables: { id }, fetchPolicy: 'network-only', context })
  const { customer } = requiredData(answer)
  return { properties: customer.properties, total: customer.properties?.length ?? null, isStored: false, customer: customerName(customer) }
}

async function readAll(client: ApolloClient, signal: AbortSignal): Promise<LoadedEquipment> {
  let total: number | null = null
  const properties = await walkPages<EquipmentPropertyFragment>({
    client,
    list: {
      query: EquipmentPropertiesDocument as DocumentNode,
      selectPage: (data) => {
        const { properties: page } = data as EquipmentPropertiesQuery
        total = page.totalCount
        return { ...page, page: null, perPage: null, unreadable: [], ignored: [] }
      },
    },
    input: {},
    variablesOf: (input) => input,
    most: MOST_PROPERTIES,
    signal,
  })
  return { properties: properties ?? [], total, isStored: false, customer: null }
}

/** Properties of a customer, or of all, with their notes; without a network those on this device. */
export async function loadEquipment(client: ApolloClient, customerId: string | null, signal: AbortSignal): Promise<LoadedEquipment> {
  try {
    return await (customerId === null ? readAll(client, signal) : readCustomer(client, customerId, signal))
  } catch (error) {
    const stored = isAway(error) ? await readStored(customerId).catch(() => null) : null
    if (stored) return stored
    throw error
  }
}
