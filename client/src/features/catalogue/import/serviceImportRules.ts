import { foldedText } from '@callout/contracts/text/foldedText'
import type { ImportRules, KnownRecord } from '../../../components/import/defineImport.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { mapInSlices } from '../../../lib/mapInSlices.ts'
import { readSession } from '../../../lib/session/session.ts'
import { DeleteServiceDocument } from '../list/serviceDeletes.generated.ts'
import { CategoryResolver, readCategories } from './categoryResolver.ts'
import { identitiesOf, readService } from './readService.ts'
import {
  ImportServiceDocument,
  type ImportServiceMutationVariables,
  KnownServicesDocument,
  type KnownServicesQuery,
} from './serviceImport.generated.ts'
import { newCategories, type NewCategories } from './serviceImport.ts'

type KnownService = KnownServicesQuery['services']['items'][number]

const knownOf = ({ id, name, sku, categoryName }: KnownService): KnownRecord => ({
  id,
  name,
  version: null,
  identities: identitiesOf(name, categoryName, sku),
})

const currency = (): string => readSession('currencyCode') ?? 'USD'
const isChoice = (option: string | null): option is NewCategories => option !== null && option in newCategories

let book = new CategoryResolver(new Map())

/** Import and undo of services. A new category is added before its services. */
export const serviceImportRules: ImportRules = {
  prepare: async ({ client, signal, onProgress }) => {
    const list = { query: KnownServicesDocument, selectPage: (data: unknown) => (data as KnownServicesQuery).services }
    const [services, companyCategories] = await Promise.all([
      walkPages<KnownService>({ client, list, input: {}, signal, onProgress }),
      readCategories(client),
    ])
    const known = services && (await mapInSlices(services, knownOf, { signal }))
    if (!known) return null
    book = new CategoryResolver(companyCategories)
    const categories = new Map([...companyCategories.values()].map((name) => [foldedText(name), name]))
    return {
      known,
      read: (cells, unmapped, option) =>
        readService(cells, unmapped, { categories, newCategories: isChoice(option) ? option : 'add', currencyCode: currency() }),
    }
  },
  create: async (client, { input: read }, { key }) => {
    const { category, ...input } = read
    const categoryId = typeof category === 'string' ? await book.getId(client, category) : null
    const { data } = await client.mutate({
      mutation: ImportServiceDocument,
      variables: {
        input: { ...(input as unknown as ImportServiceMutationVariables['input']), currencyCode: currency(), categoryId },
        idempotencyKey: key,
      },
      fetchPolicy: 'no-cache',
    })
    // Saved without data: the backend did not return the id.
    return { id: data?.createService?.id ?? null, version: null }
  },
  findDuplicates: async (client, { name }) => {
    const variables = { input: { search: name, perPage: 50 } }
    const { data } = await client.query({ query: KnownServicesDocument, variables, fetchPolicy: 'no-cache' })
    return (data?.services.items ?? []).map(knownOf)
  },
  remove: async (client, { id }) => {
    await client.mutate({ mutation: DeleteServiceDocument, variables: { id }, fetchPolicy: 'no-cache' })
  },
  refresh: ({ cache }) => {
    for (const fieldName of ['services', 'categoryServices', 'categories', 'ownCategories']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  },
}
