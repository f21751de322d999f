import { worksAlone } from '../../../lib/session/onSite.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { usualHours } from '@callout/contracts/jobs/schedule/freeTimes'
import { formatClock } from '@callout/contracts/text/clock'
import type { PlanRequest } from './usePlan.ts'
import { getName } from '../../visits/boardJob.ts'
import type { PlannedDay } from './usePlanRequest.ts'

const NO_TRADES = 'The technicians’ trades aren’t available, so they aren’t considered. Check who can do each job.'
const NO_OWN_TRADES = 'Your trades aren’t available, so they aren’t considered.'
export const noTradesText = (): string => (worksAlone() ? NO_OWN_TRADES : NO_TRADES)

interface MissingDataProps {
  readonly request: PlanRequest
  readonly shown: PlannedDay
  readonly hasTrades: boolean
}

/** Says what a plan does without because the backend doesn't return it, and which visits it leaves out. */
export function MissingData({ request: { visits }, shown: { members, visits: all }, hasTrades }: MissingDataProps) {
  const { is24Hour } = useFormat()
  const declined = [...all.values()].filter(({ visit: { status } }) => status === 'DECLINED')
  const lost = visits.filter(({ place }) => place === null).length
  const texts = [
    !hasTrades && noTradesText(),
    members.length > 0 &&
      members.every(({ hours }) => hours === null) &&
      `Working hours aren’t available, so ${formatClock(usualHours.open, is24Hour)} – ${formatClock(usualHours.close, is24Hour)} is assumed.`,
    lost > 0 && lost === visits.length && 'No visit has a location, so the plan goes by time and trade.',
    lost > 0 &&
      lost < visits.length &&
      `${lost === 1 ? '1 visit has' : `${lost} visits have`} no location, so the drives to ${lost === 1 ? 'it' : 'them'} aren’t counted.`,
    declined.length > 0 && `Declined, so not planned: ${declined.map(getName).join('; ')}.`,
  ].filter(Boolean)
  return texts.length > 0 && <p className="dim flush">{texts.join(' ')}</p>
}
