import type { Format } from '../../../lib/format/useFormat.ts'
import type { WorkReport } from './workReport.ts'

type Visit = WorkReport['visits'][number]

/** The day of a visit, with the time of the work if wanted: when it started and finished, else as planned. */
export function visitLine({ date, startAt, endAt, startedAt, finishedAt }: Visit, withTimes: boolean, format: Format): string {
  const [from, to] = startedAt !== null && finishedAt !== null ? [startedAt, finishedAt] : [startAt, endAt]
  if (from === null) return date === null ? '' : format.day(date)
  const day = format.dayOf(from)
  if (!withTimes) return day
  if (to === null) return `${day}, ${format.getTime(from)}`
  return format.dayOf(to) === day ? `${day}, ${format.timeRange(from, to)}` : `${format.dateTime(from)} – ${format.dateTime(to)}`
}

export const formatSignature = ({ signer, signedAt }: NonNullable<WorkReport['signature']>, format: Format): string =>
  [`Signed by ${signer}`, signedAt !== null && format.dateTime(signedAt)].filter(Boolean).join(', ')

export const reportFileName = ({ jobNumber, jobId }: WorkReport): string =>
  `work-report-${(jobNumber ?? jobId).toLowerCase().replace(/[^a-z0-9-]+/g, '-')}.pdf`

export function reportMail({ customer, company, heading, property }: WorkReport): { readonly subject: string; readonly body: string } {
  const place = property === '' ? '' : ` at ${property}`
  return {
    subject: `Work report${company.name ? ` from ${company.name}` : ''}: ${heading}`,
    body: [
      `Hello ${customer?.name ?? ''},`,
      `Attached is the report of our work${place}.`,
      ...(company.name ? [`Thank you,\n${company.name}`] : []),
    ].join('\n\n'),
  }
}
