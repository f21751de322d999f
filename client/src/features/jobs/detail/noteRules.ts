import { HistoryBody } from '@callout/contracts/jobs/schemas/history'
import { z } from '@callout/contracts/zod'
import { wireResolver } from '../../../shared/forms/wireResolver.ts'

export interface Note {
  readonly note: string
}

/** A note of the timeline says something. */
export const noteRules = wireResolver<Note>(z.pick(HistoryBody, { note: true }))
