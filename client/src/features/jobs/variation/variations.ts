import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { createSealedMap } from '../../../lib/offline/sealedMap.ts'

/** Work added to a job under way, from its first line until the lines are in the job. */
export interface Variation {
  readonly lines: readonly LineItemInput[]
  /** Idempotency key of the form. */
  readonly key: string
  /** How many submissions of the form the job had before this one was sent; null: it was not sent. */
  readonly submittedBefore: number | null
  /** Unix seconds at which the form was submitted; null: not signed. */
  readonly signedAt: number | null
  /** Keys of the line items that the job had before these were first sent; null: they were not sent. */
  readonly before: readonly string[] | null
}

/** By job id. */
export const variations = createSealedMap<Variation>('variations')

export const newVariation = (): Variation => ({
  lines: [],
  key: crypto.randomUUID(),
  submittedBefore: null,
  signedAt: null,
  before: null,
})
