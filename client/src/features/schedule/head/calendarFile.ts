import { saveFile } from '../../../components/csv/saveFile.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { getName } from '../../visits/boardJob.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const stamp = (instant: number): string =>
  new Date(instant * 1000)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/([,;])/g, '\\$1')

function folded(line: string): string {
  const parts: string[] = []
  let rest = ''
  let size = 0
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length
    if (size + octets > (parts.length === 0 ? 75 : 74)) {
      parts.push(rest)
      rest = ''
      size = 0
    }
    rest += sign
    size += octets
  }
  return [...parts, rest].join('\r\n ')
}

/** A visit as an RFC 5545 file; null without a time. */
export function calendarText(of: BoardVisitFragment, now: number): string | null {
  const { id, jobId, jobNumber, title, customer, address, visit } = of
  if (visit.startAt === null) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callout//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:visit-${id}@callout`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${visit.lockVersion ?? 0}`,
    `DTSTART:${stamp(visit.startAt)}`,
    `DTEND:${stamp(visit.endAt ?? visit.startAt + 3600)}`,
    `SUMMARY:${escaped([jobHeading({ id: jobId ?? id, jobNumber, title }), customer?.name].filter(Boolean).join(' · '))}`,
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    ...(visit.notes ? [`DESCRIPTION:${escaped(visit.notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

export function saveCalendarFile(of: BoardVisitFragment): void {
  const text = calendarText(of, nowInSeconds())
  if (text === null) return
  saveFile(`${getName(of).replace(/[^\w-]+/g, '-')}.ics`, text, 'text/calendar')
}
