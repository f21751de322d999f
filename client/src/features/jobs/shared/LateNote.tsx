import { LateMark } from '../../../components/status/LateMark.tsx'
import { lateWords, minutesLate } from './lateness.ts'
import { useLateRule } from './useLateRule.ts'

type Late = Parameters<typeof minutesLate>[0]

/** By how much a visit is late; nothing where it is not. */
export function LateNote({ visit }: { readonly visit: Late }) {
  const minutes = minutesLate(visit, useLateRule())
  return minutes !== null && <LateMark>{lateWords(minutes)}</LateMark>
}

/** The same for the visit of a job that waits the longest. */
export function JobLateNote({ job }: { readonly job: Late & { readonly visits: readonly Late[] | null } }) {
  const rule = useLateRule()
  const visits = job.visits ?? [job]
  const minutes = Math.max(-1, ...visits.map((visit) => minutesLate(visit, rule) ?? -1))
  return minutes >= 0 && <LateMark>{lateWords(minutes)}</LateMark>
}
