import { noBreak } from '../../../lib/format/noBreak.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import type { Job } from '../job.ts'

const SECONDS_PER_MINUTE = 60

const getSteps = ({ onTheWayAt, reachedAt, startedAt, finishedAt }: JobVisitFragment, format: Format): string[] =>
  (
    [
      ['On the way', onTheWayAt],
      ['Reached', reachedAt],
      ['Started', startedAt],
      ['Finished', finishedAt],
    ] as const
  ).flatMap(([label, at]) => (at === null ? [] : [noBreak(`${label} ${format.getTime(at)}`)]))

export const visitDetails = (job: Pick<Job, 'visits'>, visit: JobVisitFragment, format: Format): string[] => {
  const { startAt, arrivalWindowMinutes, visitNumber } = visit
  return [
    (job.visits?.length ?? 1) > 1 && visitNumber && `Visit ${visitNumber}`,
    ...getSteps(visit, format),
    arrivalWindowMinutes &&
      startAt !== null &&
      `Arrival window ${noBreak(format.timeRange(startAt, startAt + arrivalWindowMinutes * SECONDS_PER_MINUTE))}`,
  ].filter((labels) => typeof labels === 'string')
}
