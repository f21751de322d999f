import { HistoryBody } from '@callout/contracts/jobs/schemas/history'
import { z } from '@callout/contracts/zod'
import type { Note } from '../../../components/record/timeline/notes.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'

/** A note of the timeline says something. */
export const noteRules = wireResolver<Note>(z.pick(HistoryBody, { note: true }))
