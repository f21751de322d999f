import { wallTimeOf } from '@callout/contracts/time'
import { holds } from '@callout/contracts/profile/authorities'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import type { ToastLink } from '../../../components/toasts/LinkToast.tsx'
import { paths } from '../../../lib/paths.ts'
import type { ActionTarget } from '../../visits/actionTarget.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

const freeing: readonly JobAction[] = ['CANCEL', 'RESCHEDULE', 'UNSCHEDULE']
const MIN_SECONDS = 30 * 60

/** Link to jobs that fit the time freed by an action; null: none freed, or it is past. */
export function freedGap(
  name: JobAction,
  { staff, startAt, endAt, timezone }: ActionTarget,
  now: { readonly startAt: number | null; readonly timeZone: string },
): ToastLink | null {
  const [member] = staff ?? []
  if (!freeing.includes(name) || !member || startAt === null || endAt === null || !holds(actingUser(), 'dispatch')) return null
  if (name === 'RESCHEDULE' && now.startAt === startAt) return null
  const from = Math.max(startAt, nowInSeconds())
  if (endAt - from < MIN_SECONDS) return null
  const { date } = wallTimeOf(startAt, timezone ?? now.timeZone)
  return { to: paths.fillGap({ staffId: member.id, date, startAt, endAt }), label: 'Fill the gap' }
}
