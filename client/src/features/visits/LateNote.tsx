import { LateMark } from '../../components/status/LateMark.tsx'
import { lateText, minutesLate } from './lateness.ts'
import { useLateRule } from './useLateRule.ts'

type Late = Parameters<typeof minutesLate>[0]

/** How late a visit is; renders nothing if it isn't. */
export function LateNote({ visit }: { readonly visit: Late }) {
  const minutes = minutesLate(visit, useLateRule())
  return minutes !== null && <LateMark>{lateText(minutes)}</LateMark>
}

export function JobLateNote({ job }: { readonly job: Late & { readonly visits: readonly Late[] | null } }) {
  const rule = useLateRule()
  const visits = job.visits ?? [job]
  const minutes = Math.max(-1, ...visits.map((visit) => minutesLate(visit, rule) ?? -1))
  return minutes >= 0 && <LateMark>{lateText(minutes)}</LateMark>
}
