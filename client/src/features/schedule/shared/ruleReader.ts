import { toWire } from '@callout/contracts/casing'
import { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { sentenceOf } from '@callout/contracts/jobs/schedule/recurrenceSentence'
import { z } from '@callout/contracts/zod'
import { type RecurrenceValues, ruleOf } from './scheduleValues.ts'

/** Parses a recurrence rule (undefined while incomplete) and formats it as a sentence. */
export const ruleReader = {
  read: (values: RecurrenceValues): Recurrence | undefined => z.safeParse(Recurrence, toWire(ruleOf(values))).data,
  sentenceOf,
}
export type RuleReader = typeof ruleReader
