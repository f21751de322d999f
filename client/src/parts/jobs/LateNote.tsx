import { useMinute } from '../../shared/format/useMinute.ts'
import { useIsPainted } from '../../shared/late/useIsPainted.ts'
import { LateMark } from '../../shared/status/LateMark.tsx'
import { type LateRule, lateWords, minutesLate } from './lateness.ts'
import { useLateRule } from './useLateRule.ts'

type Late = Parameters<typeof minutesLate>[0]

/** By how much a visit is late; nothing where it is not. */
export function LateNote({ visit }: { readonly visit: Late }) {
  const minutes = minutesLate(visit, useLateRule())
  return minutes !== null && <LateMark>{lateWords(minutes)}</LateMark>
}

interface OfVisits {
  readonly visits: readonly Late[]
}

function Longest({ visits, rule }: OfVisits & { readonly rule: LateRule }) {
  const minutes = Math.max(-1, ...visits.map((visit) => minutesLate(visit, rule) ?? -1))
  return minutes >= 0 && <LateMark>{lateWords(minutes)}</LateMark>
}

const LongestByRule = ({ visits }: OfVisits) => <Longest visits={visits} rule={useLateRule()} />

/** The same for the visit of a job that waits the longest. Until its page is painted, as the backend says: the rule is asked for then. */
export function JobLateNote({ job }: { readonly job: Late & { readonly visits: readonly Late[] | null } }) {
  const told = { now: useMinute(), lateAfterMinutes: Infinity }
  const visits = job.visits ?? [job]
  return useIsPainted() ? <LongestByRule visits={visits} /> : <Longest visits={visits} rule={told} />
}
