import type { ApolloClient } from '@apollo/client'
import { wallTimeOf } from '@callout/contracts/time'
import type { Reach } from '../form/jobForm.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { emptyRecurrence } from '../../schedule/fields/scheduleValues.ts'
import { valuesOfJob } from '../form/valuesOfJob.ts'
import type { TaxRate } from '../../settings/lookups/useFormLookups.ts'
import { JobToEditDocument, type JobToEditQuery } from './editing.generated.ts'
import type { ChangeScope } from '../../../lib/api/schemaTypes.generated.ts'

export type EditedJob = JobToEditQuery['job']
export type EditedVisit = NonNullable<EditedJob['visits']>[number]

export async function readJob(client: ApolloClient, id: string): Promise<EditedJob> {
  const { data } = await client.query({ query: JobToEditDocument, variables: { id }, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('Empty response to the job query')
  return data.job
}

/** Scopes of a change; only ALL unless the backend returns others. */
export const scopesOf = ({ allowedScopes }: EditedJob): readonly ChangeScope[] => allowedScopes ?? ['ALL']

export const allVisits: Reach = { scope: 'ALL', visitId: null }

type Schedule = Pick<JobFormValues, 'scheduleLater' | 'dates' | 'startTime' | 'endTime' | 'isRecurring' | 'recurrence' | 'staffIds'>

const planned: readonly EditedVisit['status'][] = ['UNASSIGNED', 'ASSIGNED', 'DECLINED', 'UNSCHEDULED']

export const openVisits = ({ visits }: EditedJob): EditedVisit[] =>
  (visits ?? []).filter(({ status }) => planned.includes(status)).toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))

const timesOf = ({ startAt, endAt }: EditedVisit, zone: string) =>
  startAt === null || endAt === null
    ? { startTime: '', endTime: '' }
    : { startTime: wallTimeOf(startAt, zone).time, endTime: wallTimeOf(endAt, zone).time }

/** Initial time and staff of the form for the affected visits. `zone`: the account's. */
export function scheduleIn(job: EditedJob, { scope, visitId }: Reach, zone: string): Schedule {
  const whole = valuesOfJob(job, true)
  const { scheduleLater, dates, startTime, endTime, isRecurring, recurrence, staffIds } = whole
  const visit = job.visits?.find(({ id }) => id === visitId)
  const all: Schedule = { scheduleLater, dates, startTime, endTime, isRecurring, recurrence, staffIds }
  if (scope === 'ALL' || !visit) return all
  const visitValues = { scheduleLater: visit.date === null, staffIds: (visit.staff ?? []).map(({ id }) => id) }
  const date = visit.date === null ? [] : [visit.date]
  if (scope === 'THIS')
    return { ...all, ...visitValues, ...timesOf(visit, zone), dates: date, isRecurring: false, recurrence: emptyRecurrence }
  const later = dates.filter((day) => visit.date === null || day >= visit.date)
  return { ...all, ...visitValues, ...timesOf(visit, zone), dates: isRecurring ? date : later }
}

export interface EditView {
  readonly zone: string
  readonly seesPrices: boolean
}

export const editValues = (job: EditedJob, reach: Reach, { zone, seesPrices }: EditView): JobFormValues => ({
  ...valuesOfJob(job, seesPrices),
  ...scheduleIn(job, reach, zone),
})

/** The job's taxes with their own rates, which may differ from the price list. */
export const ratesOf = ({ taxes }: EditedJob): TaxRate[] =>
  (taxes ?? []).flatMap(({ taxId, name, rate }) => (rate === null || taxId === null ? [] : [{ id: taxId, name: name ?? 'Tax', rate }]))
