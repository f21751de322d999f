import { foldedText } from '@callout/contracts/foldedText'
import type { ImportRules, KnownRecord } from '../../../kit/import/defineImport.ts'
import { walkPages } from '../../../kit/list/walkPages.ts'
import { customerNow } from '../../../parts/customers/actions/customerActions.ts'
import { customerName } from '../../../parts/customers/customerWords.ts'
import { branchNames } from '../../../parts/company/branchNames.ts'
import { DeleteCustomerDocument } from '../deletes/customerDeletes.generated.ts'
import {
  ImportCustomerDocument,
  type ImportCustomerMutationVariables,
  type KnownCustomerFragment,
  KnownCustomersDocument,
  type KnownCustomersQuery,
} from './customerImport.generated.ts'
import { identitiesOf, readCustomer, readPhone } from './readCustomer.ts'

/** A customer that is there, as rows are compared with it. */
const knownOf = (customer: KnownCustomerFragment): KnownRecord => ({
  id: customer.id,
  name: customerName(customer),
  version: customer.lockVersion,
  identities: identitiesOf({ ...customer, phone: readPhone(customer.phone ?? '').digits }),
})

const pageOf = ({ customers }: KnownCustomersQuery) => customers

/** How rows of a file become customers, and how they are taken back. */
export const customerImportRules: ImportRules = {
  prepare: async ({ client, signal, onProgress }) => {
    const list = { query: KnownCustomersDocument, pageOf: (data: unknown) => pageOf(data as KnownCustomersQuery) }
    const [customers, branches] = await Promise.all([
      walkPages<KnownCustomerFragment>({ client, list, input: {}, signal, onProgress }),
      branchNames.load(client).catch(() => new Map<string, string>()),
    ])
    if (!customers) return null
    const ids = new Map([...branches].map(([id, name]) => [foldedText(name), id]))
    return {
      known: customers.map(knownOf),
      read: (cells, kept) => readCustomer(cells, kept, { branches: ids }),
    }
  },
  create: async (client, { input }, { key, isInsisting }) => {
    const { data } = await client.mutate({
      mutation: ImportCustomerDocument,
      variables: {
        input: { ...(input as ImportCustomerMutationVariables['input']), ignoreDuplicates: isInsisting },
        idempotencyKey: key,
      },
      fetchPolicy: 'no-cache',
    })
    const result = data?.createCustomer
    // It is saved, and the backend does not say as what.
    if (!result) return { id: null, version: null }
    if (result.__typename === 'Customer') return { id: result.id, version: result.lockVersion }
    const [match] = result.matches
    return { alreadyThere: `Same ${match?.matchedOn ?? 'name'} as ${match?.name ?? 'another customer'}` }
  },
  findAlike: async (client, { identities }) => {
    const [surest] = identities
    const { data } = await client.query({
      query: KnownCustomersDocument,
      variables: { input: { search: surest?.value, perPage: 50 } },
      fetchPolicy: 'no-cache',
    })
    return (data?.customers.items ?? []).map(knownOf)
  },
  remove: async (client, { id, version }) => {
    const lockVersion = version ?? (await customerNow(client, id)).lockVersion
    await client.mutate({ mutation: DeleteCustomerDocument, variables: { input: { id, lockVersion } }, fetchPolicy: 'no-cache' })
  },
  refresh: ({ cache }) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'customer' })
  },
}
