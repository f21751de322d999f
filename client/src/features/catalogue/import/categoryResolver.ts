import type { ApolloClient } from '@apollo/client'
import { foldedText } from '@callout/contracts/text/foldedText'
import { readSession } from '../../../lib/session/session.ts'
import { chosenTrades } from '../trades/chosenTrades.ts'
import { SelectTradesDocument, TradesToChooseDocument, type TradesToChooseQuery } from '../trades/trades.generated.ts'
import { CategoriesByNameDocument, ImportCategoryDocument } from './serviceImport.generated.ts'

export async function readCategories(client: ApolloClient): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.query({ query: CategoriesByNameDocument, fetchPolicy: 'no-cache' })
  return new Map((data?.ownCategories.items ?? []).map(({ id, name }) => [id, name ?? '']))
}

type Named = { readonly id: string; readonly name: string | null }
const idIn = (categories: readonly Named[], name: string): string | null =>
  categories.find(({ name: own }) => foldedText(own ?? '') === foldedText(name))?.id ?? null

async function readTrades(client: ApolloClient): Promise<TradesToChooseQuery> {
  const { data } = await client.query({ query: TradesToChooseDocument, fetchPolicy: 'no-cache' })
  return data ?? { categories: [], ownCategories: { items: [] } }
}

async function make(client: ApolloClient, name: string): Promise<string | null> {
  const input = { name, description: name, email: readSession('authEmail') ?? '' }
  const { data } = await client.mutate({ mutation: ImportCategoryDocument, variables: { input }, fetchPolicy: 'no-cache' })
  return data?.createCategory?.id ?? null
}

/** Adds a category unless an earlier attempt did: chooses the common one of that name, or creates one. null: the response has no id. */
async function added(client: ApolloClient, name: string): Promise<string | null> {
  const trades = await readTrades(client)
  const there = idIn(trades.ownCategories.items, name)
  if (there !== null) return there
  const common = idIn(trades.categories, name)
  const ids = [...chosenTrades(trades), ...(common === null ? [] : [common])]
  if (common !== null) await client.mutate({ mutation: SelectTradesDocument, variables: { ids }, fetchPolicy: 'no-cache' })
  const made = common === null ? await make(client, name) : null
  return made ?? idIn((await readTrades(client)).ownCategories.items, name)
}

/** Categories of one import, each added once even if several rows need it concurrently. */
export class CategoryResolver {
  readonly #ids = new Map<string, Promise<string | null>>()
  /** Categories are added one by one, since each choice sends the full list. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(known: ReadonlyMap<string, string>) {
    for (const [id, name] of known) this.#ids.set(foldedText(name), Promise.resolve(id))
  }

  getId(client: ApolloClient, name: string): Promise<string | null> {
    const key = foldedText(name)
    const known = this.#ids.get(key)
    if (known) return known
    const adding = this.#last.then(() => added(client, name))
    this.#ids.set(key, adding)
    this.#last = adding.catch(() => this.#ids.delete(key))
    return adding
  }
}
