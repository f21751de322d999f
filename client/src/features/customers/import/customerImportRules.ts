import type { ApolloClient } from '@apollo/client'
import { foldedText } from '@callout/contracts/text/foldedText'
import type { Added, ImportRules, KnownRecord } from '../../../components/import/defineImport.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { customerNow } from '../actions/customerActions.ts'
import { ChangeCustomerDocument, DeleteCustomerDocument } from '../actions/customerActions.generated.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { customerName } from '../picker/customerText.ts'
import {
  ImportCustomerDocument,
  ImportedPropertiesDocument,
  ImportPropertyDocument,
  type ImportPropertyMutationVariables,
  type ImportCustomerMutationVariables,
  type KnownCustomerFragment,
  KnownCustomersDocument,
  type KnownCustomersQuery,
} from './customerImport.generated.ts'
import { identitiesOf, readCustomer } from './readCustomer.ts'
import { dialDigits } from '@callout/contracts/text/phone'
import { mapInSlices } from '../../../lib/mapInSlices.ts'
import { loadPhoneGroups } from '../../../lib/phones/formatPhone.ts'
import { readPhones } from '../../../lib/phones/readPhones.ts'
import { CompanyPhoneCodeDocument } from '../../settings/lookups/companyPhoneCode.generated.ts'
import { branchNames } from '../../branches/choice/BranchName.tsx'

interface CustomerState {
  readonly id: string
  readonly isActive: boolean | null
  readonly lockVersion: number | null
}

const savedDigits = (phone: string | null, code: string | null): string | null => readPhones(phone ?? '', code)[0]?.digits ?? null

/** An existing customer, for comparison with rows. */
const knownOf = (customer: KnownCustomerFragment): KnownRecord => ({
  id: customer.id,
  name: customerName(customer),
  version: customer.lockVersion,
  identities: identitiesOf({
    ...customer,
    phone: savedDigits(customer.phone, customer.phoneCountryCode),
    alternatePhone: savedDigits(customer.alternatePhone, customer.alternatePhoneCountryCode),
  }),
})

/** Deactivates a customer if needed: a service may ignore it for a new one. */
async function asRequested(client: ApolloClient, { id, isActive, lockVersion }: CustomerState, isToBeInactive: boolean): Promise<Added> {
  if (!isToBeInactive || isActive === false) return { id, version: lockVersion }
  try {
    const input = { id, isActive: false, lockVersion }
    const { data } = await client.mutate({ mutation: ChangeCustomerDocument, variables: { input }, fetchPolicy: 'no-cache' })
    const returned = data?.updateCustomer
    return { id, version: returned?.lockVersion ?? null, ...(returned?.isActive === true && { warning: 'Still active' }) }
  } catch (error) {
    return { id, version: null, warning: `Still active: ${toApiError(error).message}` }
  }
}

/** The company's country code, for phones without one. */
async function companyPhoneCode(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: CompanyPhoneCodeDocument }).catch(() => ({ data: undefined }))
  return dialDigits(data?.generalData.phoneCountryCode)
}

const selectPage = ({ customers }: KnownCustomersQuery) => customers

export const customerImportRules: ImportRules = {
  prepare: async ({ client, signal, onProgress }) => {
    const list = { query: KnownCustomersDocument, selectPage: (data: unknown) => selectPage(data as KnownCustomersQuery) }
    const [customers, branches, phoneCountryCode] = await Promise.all([
      walkPages<KnownCustomerFragment>({ client, list, input: {}, signal, onProgress }),
      branchNames.load(client).catch(() => new Map<string, string>()),
      companyPhoneCode(client),
      loadPhoneGroups(),
    ])
    const known = customers && (await mapInSlices(customers, knownOf, { signal }))
    if (!known) return null
    const ids = new Map([...branches].map(([id, name]) => [foldedText(name), id]))
    return {
      known,
      read: (cells, unmapped, option) =>
        readCustomer(cells, unmapped, { branches: ids, phoneCountryCode, companyContacts: option === 'company' ? 'company' : 'refuse' }),
    }
  },
  create: async (client, { input }, { key, isOverride }) => {
    const { data } = await client.mutate({
      mutation: ImportCustomerDocument,
      variables: {
        input: { ...(input as ImportCustomerMutationVariables['input']), ignoreDuplicates: isOverride },
        idempotencyKey: key,
      },
      fetchPolicy: 'no-cache',
    })
    const result = data?.createCustomer
    // Created, but the backend returned no record.
    if (!result) return { id: null, version: null }
    if (result.__typename === 'Customer') return await asRequested(client, result, input['isActive'] === false)
    const [match] = result.matches
    return { alreadyThere: `Same ${match?.matchedOn ?? 'name'} as ${match?.name ?? 'another customer'}` }
  },
  addPart: async (client, customerId, { part = {} }, isUncertain) => {
    const input = { ...part, customerId } as ImportPropertyMutationVariables['input']
    if (isUncertain) {
      const { data } = await client.query({ query: ImportedPropertiesDocument, variables: { id: customerId }, fetchPolicy: 'no-cache' })
      const isThere = data?.customer?.properties?.some(
        ({ suiteNo, street1, postalCode }) =>
          street1 === input.street1 && (suiteNo ?? '') === (input.suiteNo ?? '') && (postalCode ?? '') === (input.postalCode ?? ''),
      )
      if (isThere) return
    }
    await client.mutate({ mutation: ImportPropertyDocument, variables: { input }, fetchPolicy: 'no-cache' })
  },
  findDuplicates: async (client, { identities }) => {
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
