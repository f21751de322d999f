import { readFileSync } from 'node:fs'
import { parse, specifiedRules, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'

export type TrustedTexts = ReadonlyMap<string, string>

interface DocumentList {
  readonly documents: Readonly<Record<string, string>>
  readonly former: readonly { readonly documents: Readonly<Record<string, string>> }[]
}

export function readTrusted(): TrustedTexts {
  const list = JSON.parse(readFileSync(new URL('../generated/documents.json', import.meta.url), 'utf8')) as DocumentList
  return new Map([...list.former.toReversed(), list].flatMap(({ documents }) => Object.entries(documents)))
}

/** Texts that fit the schema. Those of previous versions may not. */
export const textsThatFit = (texts: TrustedTexts, schema: GraphQLSchema): ReadonlySet<string> =>
  new Set([...texts.values()].filter((text) => validate(schema, parse(text), specifiedRules, { maxErrors: 1 }).length === 0))
