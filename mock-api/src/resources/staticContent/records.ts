import type { CodeOf } from '@callout/contracts/wire/codes'
import type { contentType } from '@callout/contracts/staticContent/schemas'
import { defineCollection } from '../../db/collection.ts'

export interface WithdrawnTextRecord {
  readonly id: number
  readonly content_type: CodeOf<typeof contentType>
}

export const staticContentCollections = {
  withdrawnTexts: defineCollection<WithdrawnTextRecord>()({ indexes: { content_type: (text) => text.content_type } }),
} as const
