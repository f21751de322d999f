import { responseCode } from '@callout/contracts/wire/envelope'
import { instantOf } from '@callout/contracts/time'
import { z } from '@callout/contracts/wire/zod'
import { sendDue } from '../../resources/notifications/reminders.ts'
import { LAST_INSTANT } from '../../clock.ts'
import { ApiError } from '../../http/apiError.ts'
import { controlCall } from '../controlCall.ts'
import { DURATION, secondsOf } from '../duration.ts'
import type { MockSession } from '../mockSession.ts'

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/

/** An instant as Unix seconds or as ISO text in UTC. */
const instant = () =>
  z.union([z.int().check(z.gte(0), z.lte(LAST_INSTANT)), z.string().check(z.regex(ISO))], {
    error: `Use Unix seconds from 0 to ${LAST_INSTANT}, or a time such as 2026-11-25T09:00Z`,
  })

export function unixSeconds(value: number | string | undefined): number | undefined {
  if (typeof value !== 'string') return value
  const [, day = '', time = '00:00'] = ISO.exec(value) ?? []
  return instantOf(day, time, 'UTC')
}

const duration = () =>
  z.union([z.int().check(z.gte(-LAST_INSTANT), z.lte(LAST_INSTANT)), z.string().check(z.regex(DURATION))], {
    error: 'Use seconds, or a text such as 90s, 30m, 1h, 8d or 2w',
  })

const ClockBody = z.strictObject({
  now: z.optional(instant().check(z.describe('Sets the clock: Unix seconds, or a time in UTC such as `2026-11-25T09:00Z`'))),
  advance: z.optional(
    duration().check(z.describe('Moves the clock, after `now`: seconds, or `90s`, `30m`, `1h`, `8d`, `2w`; negative goes back')),
  ),
  frozen: z.optional(z.boolean().check(z.describe('Stops the clock, or lets it run'))),
})

export const clockView = ({ clock }: MockSession): object => ({
  now: clock.now(),
  iso: new Date(clock.now() * 1000).toISOString(),
  frozen: clock.isFrozen,
})

export const ResetTime = z.strictObject({
  now: z.optional(instant().check(z.describe('Time from which the data is made, and that the clock shows then'))),
  frozen: z.optional(z.boolean().check(z.describe('Stops the clock at that time'))),
})
export type ResetTime = z.output<typeof ResetTime>

export function clearSession({ clock, replies, replay, faults, switches, requests }: MockSession, { now, frozen }: ResetTime): void {
  clock.reset()
  clock.change({ now: unixSeconds(now), frozen })
  replies.clear()
  replay.clear()
  faults.clear()
  switches.clear()
  requests.clear()
}

export const sendReminders = ({ store, publicUrl, clock }: MockSession): void => sendDue(store, publicUrl(), clock.now())

const group = 'Clock'

export const clockCalls = [
  controlCall({
    method: 'GET',
    path: '/control/clock',
    group,
    summary: 'The time that the mock takes for now.',
    run: ({ session }) => clockView(session),
  }),
  controlCall({
    method: 'POST',
    path: '/control/clock',
    group,
    summary: 'Sets, moves or stops the clock. Reminders that become due are sent.',
    body: ClockBody,
    example: { advance: '8d' },
    run: ({ session, body: { now, advance = 0, frozen } }) => {
      const change = { now: unixSeconds(now), advance_seconds: secondsOf(advance), frozen }
      if (!session.clock.canChange(change))
        throw new ApiError(responseCode.MALFORMED, 'advance: the clock can be set from the year 0 to the year 9999.')
      session.clock.change(change)
      sendReminders(session)
      return clockView(session)
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/clock',
    group,
    summary: 'Follows the time of the machine again.',
    run: ({ session }) => {
      session.clock.reset()
      return clockView(session)
    },
  }),
]
