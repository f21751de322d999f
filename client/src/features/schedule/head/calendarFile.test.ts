import { expect, test } from 'vitest'
import { NINE, visit } from '../../../testing/jobs.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { calendarText } from './calendarFile.ts'

const of = (part: Partial<BoardVisitFragment> = {}): BoardVisitFragment =>
  ({
    id: '501',
    jobId: '12',
    jobNumber: 'J-1012',
    title: 'Boiler; repair, again',
    customer: { id: '30', name: 'Maria Lopez', phone: null, phoneCountryCode: null },
    address: '12 Oak Street, Salem',
    visit: visit({ notes: 'Key under\nthe pot' }),
    ...part,
  }) as BoardVisitFragment

test('writes a visit in UTC with place and notes, and escapes special characters', () => {
  expect(calendarText(of(), NINE)?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callout//Schedule//EN',
    'BEGIN:VEVENT',
    'UID:visit-501@callout',
    'DTSTAMP:20261123T140000Z',
    'SEQUENCE:3',
    'DTSTART:20261123T140000Z',
    'DTEND:20261123T153000Z',
    'SUMMARY:J-1012 · Boiler\\; repair\\, again · Maria Lopez',
    'LOCATION:12 Oak Street\\, Salem',
    'DESCRIPTION:Key under\\nthe pot',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each(['\r', '\r\n', '\n'])('a line end %j in a note adds no line to the file', (lineEnd) => {
  const text = calendarText(of({ visit: visit({ notes: `Key${lineEnd}END:VEVENT` }) }), NINE)
  expect(text?.split(/\r\n|\r|\n/).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(text).toContain('DESCRIPTION:Key\\nEND:VEVENT')
})

test('folds long lines at 75 octets, never within a character', () => {
  const lines = calendarText(of({ address: 'ß'.repeat(80) }), NINE)?.split('\r\n') ?? []
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`LOCATION:${'ß'.repeat(80)}`)
})

test('writes no file without a time', () => {
  expect(calendarText(of({ visit: visit({ startAt: null, endAt: null }) }), NINE)).toBe(null)
})
