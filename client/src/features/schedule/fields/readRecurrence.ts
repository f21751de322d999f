import { toWire } from '@callout/contracts/wire/casing'
import { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { z } from '@callout/contracts/wire/zod'
import { type RecurrenceValues, ruleOf } from './scheduleValues.ts'

/** Parses a recurrence rule; undefined while it is incomplete. */
export const readRecurrence = (values: RecurrenceValues): Recurrence | undefined => z.safeParse(Recurrence, toWire(ruleOf(values))).data
