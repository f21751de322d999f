import { readFileSync } from 'node:fs'
import { parse, specifiedRules, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { admit } from './admission.ts'
import type { DocumentLimits } from './limits.ts'
import type { Plan, Planner } from './plan.ts'

/** Document texts by SHA-256. */
export type TrustedTexts = ReadonlyMap<string, string>

interface DocumentList {
  readonly documents: Readonly<Record<string, string>>
  readonly former: readonly { readonly documents: Readonly<Record<string, string>> }[]
}

/** The documents of the client and of its previous versions, as written by `npm run codegen`. */
export function readTrusted(): TrustedTexts {
  const list = JSON.parse(readFileSync(new URL('../generated/documents.json', import.meta.url), 'utf8')) as DocumentList
  return new Map([...list.former.toReversed(), list].flatMap(({ documents }) => Object.entries(documents)))
}

/** Compiles all trusted documents. Documents of previous versions that no longer fit the schema are skipped. */
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
