import type { ApolloClient } from '@apollo/client'
import { foldedText } from '@callout/contracts/foldedText'
import { readSession } from '../../../shared/session/session.ts'
import { CategoriesByNameDocument, ImportCategoryDocument } from './serviceImport.generated.ts'

/** Names of the categories of the company, by their ids. */
export async function readCategories(client: ApolloClient): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.query({ query: CategoriesByNameDocument, fetchPolicy: 'no-cache' })
  return new Map((data?.ownCategories.items ?? []).map(({ id, name }) => [id, name ?? '']))
}

const idIn = (categories: ReadonlyMap<string, string>, name: string): string | null =>
  [...categories].find(([, own]) => foldedText(own) === foldedText(name))?.[0] ?? null

/** Adds a category, unless an earlier try has. null: the service doesn’t say as what. */
async function added(client: ApolloClient, name: string): Promise<string | null> {
  const there = idIn(await readCategories(client), name)
  if (there !== null) return there
  const input = { name, description: name, email: readSession('authEmail') ?? '' }
  const { data } = await client.mutate({ mutation: ImportCategoryDocument, variables: { input }, fetchPolicy: 'no-cache' })
  return data?.createCategory?.id ?? idIn(await readCategories(client), name)
}

/** The categories of one import, each added once although several rows want it at the same time. */
export class CategoryBook {
  readonly #ids = new Map<string, Promise<string | null>>()

  constructor(known: ReadonlyMap<string, string>) {
    for (const [id, name] of known) this.#ids.set(foldedText(name), Promise.resolve(id))
  }

  /** Rejects with what the gateway answered; then it is tried again for the next row. */
  idOf(client: ApolloClient, name: string): Promise<string | null> {
    const key = foldedText(name)
    const known = this.#ids.get(key)
    if (known) return known
    const adding = added(client, name)
    this.#ids.set(key, adding)
    adding.catch(() => this.#ids.delete(key))
    return adding
  }
}
