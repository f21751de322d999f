import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { toWire } from '@callout/contracts/wire/casing'
import { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { z } from '@callout/contracts/wire/zod'
import { type RecurrenceValues, ruleOf } from './scheduleValues.ts'

export const recurrenceBody = (values: RecurrenceValues) => ({ ...ruleOf(values), frequency: recurrenceFrequency[values.frequency].code })

/** Parses a recurrence rule; undefined while it is incomplete. */
export const readRecurrence = (values: RecurrenceValues): Recurrence | undefined =>
  z.safeParse(Recurrence, toWire(recurrenceBody(values))).data
