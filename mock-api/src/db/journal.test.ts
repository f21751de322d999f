import { expect, test } from 'vitest'
import { decodeJournal, encodeLine } from './journal.ts'

const lines = [
  encodeLine([{ collection: 'jobs', id: 1, before: undefined, after: { id: 1 } }]),
  encodeLine([{ collection: 'jobs', id: 1, before: { id: 1 }, after: undefined }]),
  encodeLine([{ collection: 'häuser', id: 2, before: undefined, after: { id: 2 } }]),
]
const journal = Buffer.from(lines.join(''))
const ends = lines.map((_, index) => Buffer.byteLength(lines.slice(0, index + 1).join('')))

test('a journal gives back what was written', () => {
  expect(decodeJournal(journal)).toEqual({
    entries: [[['jobs', 1, { id: 1 }]], [['jobs', 1, null]], [['häuser', 2, { id: 2 }]]],
    intactBytes: journal.length,
  })
})

test('wherever a journal breaks off, the whole lines before that count and the torn one does not', () => {
  for (let length = 0; length <= journal.length; length += 1) {
    const whole = ends.filter((end) => end <= length)
    const { entries, intactBytes } = decodeJournal(journal.subarray(0, length))
    expect(entries).toHaveLength(whole.length)
    expect(intactBytes).toBe(whole.at(-1) ?? 0)
  }
})

test.each([0, 1, 2])('a line that has its end and is damaged is never passed over, not even the last: line %i from 0', (index) => {
  const damaged = Buffer.from(journal)
  damaged[(ends[index] as number) - 3] = 0x21
  expect(() => decodeJournal(damaged)).toThrow(`line ${index + 1} is damaged`)
})
