import { readFileSync } from 'node:fs'
import { parse, specifiedRules, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { admit } from './admission.ts'
import type { DocumentLimits } from './limits.ts'
import type { Plan, Planner } from './plan.ts'

/** Texts of documents by the hashes that the client sends in their place. */
export type TrustedTexts = ReadonlyMap<string, string>

interface DocumentList {
  readonly documents: Readonly<Record<string, string>>
  readonly former: readonly { readonly documents: Readonly<Record<string, string>> }[]
}

/** The documents of the client, and of former versions of it whose windows may be open (`npm run codegen` writes them). */
export function readTrusted(): TrustedTexts {
  const list = JSON.parse(readFileSync(new URL('../generated/documents.json', import.meta.url), 'utf8')) as DocumentList
  return new Map([...list.former.toReversed(), list].flatMap(({ documents }) => Object.entries(documents)))
}

/**
 * Plans for all of them, by their texts. One of a former version that the schema does not know any more is left out: who
 * sends it is told so.
 */
export function planTrusted(texts: TrustedTexts, schema: GraphQLSchema, planner: Planner, limits: DocumentLimits): Map<string, Plan> {
  const planned = new Map<string, Plan>()
  for (const text of texts.values()) {
    const document = parse(text, { noLocation: true })
    if (validate(schema, document, specifiedRules, { maxErrors: 1 }).length > 0) continue
    const plan = planner(admit(document, limits))
    plan.prepare()
    planned.set(text, plan)
  }
  return planned
}
