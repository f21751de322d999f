import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addEquipment, changeEquipment, type Equipment, equipmentLine, readEquipment, writeEquipment } from './equipmentText.ts'

const heater: Equipment = {
  make: 'Rheem',
  model: 'Water heater XG50',
  serial: 'Q1234',
  installed: '2015-03-12',
  warrantyUntil: '2027-03-12',
}
const line = 'Rheem; Water heater XG50; Q1234; 2015-03-12; 2027-03-12'

const labels = fc.stringMatching(/^[A-Za-zé0-9,."'-]{1,8}(?: [A-Za-zé0-9,."'-]{1,8}){0,2}$/)
const dates = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1980, max: 2060 }).map(String),
  fc
    .record({ year: fc.integer({ min: 1980, max: 2060 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
    .map(({ year, month, day }) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
)
const optional = fc.oneof(fc.constant(''), labels)
const pieces: fc.Arbitrary<Equipment> = fc
  .record({ make: optional, model: optional, serial: optional, installed: dates, warrantyUntil: dates })
  .filter(({ make, model }) => make !== '' || model !== '')
/** Notes as people type and paste them. */
const notes = fc
  .array(fc.oneof(labels, fc.constantFrom('', 'Equipment', 'equipment:', ' ', 'a; b', 'Key; pot; ; soon;', line), fc.string()), {
    maxLength: 6,
  })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((lineEnd) => lines.join(lineEnd)))
const read = (text: string) => readEquipment(text, null)
const piecesIn = (text: string) => read(text).lines.flatMap(({ equipment }) => equipment ?? [])

test('a written piece is read back', () => {
  fc.assert(
    fc.property(pieces, (piece) => {
      expect(piecesIn(`Equipment\n${equipmentLine(piece)}`)).toEqual([piece])
    }),
  )
  expect(equipmentLine(heater)).toBe(line)
  expect(piecesIn(`Equipment\n${line}`)).toEqual([heater])
})

test('any text is preserved byte for byte', () => {
  fc.assert(
    fc.property(notes, (text) => {
      expect(writeEquipment(read(text))).toBe(text)
    }),
  )
})

test('adding keeps all that is there', () => {
  fc.assert(
    fc.property(notes, pieces, (text, piece) => {
      const added = addEquipment(text, piece)
      expect(added.startsWith(text)).toBe(true)
      expect(piecesIn(added)).toEqual([...piecesIn(text), piece])
    }),
  )
})

test('a piece that is added and removed leaves the text as it was', () => {
  const item = { make: 'Trane', model: 'XR14', serial: '', installed: '', warrantyUntil: '' }
  const plain = fc.array(labels, { maxLength: 4 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(plain, fc.boolean(), (typed, hasOther) => {
      const text = hasOther ? addEquipment(typed, item) : typed
      expect(changeEquipment(addEquipment(text, heater), line, null)).toBe(text)
    }),
  )
})

test('a change of one line keeps all others', () => {
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 5 }), fc.nat(), pieces, (all, number, next) => {
      const text = all.reduce(addEquipment, 'Gate 12\nAsk Ben; or Ana')
      const place = number % all.length
      const first = all.findIndex((piece) => equipmentLine(piece) === equipmentLine(all[place] as Equipment))
      const changed = changeEquipment(text, equipmentLine(all[place] as Equipment), next) ?? ''
      expect(read(changed).notes).toBe('Gate 12\nAsk Ben; or Ana\n')
      expect(piecesIn(changed)).toEqual(all.toSpliced(first, 1, next))
    }),
  )
})

test.each([
  ['Key under the pot', 'Key under the pot\nEquipment\n', 'after the notes'],
  ['', 'Equipment\n', 'without notes'],
  ['Gate 12\r\nDog', 'Gate 12\r\nDog\r\nEquipment\r\n', 'with the line breaks of the notes'],
  ['Key\nEquipment\nTrane; XR14\n', 'Key\nEquipment\nTrane; XR14\n', 'below the others'],
  ['Key\nEquipment', 'Key\nEquipment\n', 'below an empty heading'],
])('adds to %j', (text, before) => {
  expect(addEquipment(text, heater)).toBe(before + line)
})

test('the last piece is removed with its heading', () => {
  expect(changeEquipment(`Key\nEquipment\n${line}`, line, null)).toBe('Key')
  expect(changeEquipment(`Key\r\nEquipment\r\n${line}\r\n`, line, null)).toBe('Key\r\n')
  expect(changeEquipment(`Key\nEquipment\nTrane; XR14\n${line}`, `Trane; XR14\n`, null)).toBe(`Key\nEquipment\n${line}`)
})

test('a line that someone else changed is not found', () => {
  expect(changeEquipment(`Equipment\n${line}`, 'Rheem; XG40', heater)).toBeNull()
})

test.each([
  ['Rheem; XG50; Q1; 3/12/2015;', null, { installed: '2015-03-12', warrantyUntil: '' }],
  ['Rheem; XG50; Q1; 12.3.2015', 'dd/MM/yyyy', { installed: '2015-03-12' }],
  ['Rheem; XG50; Q1; Mar 12, 2015; 2027', null, { installed: '2015-03-12', warrantyUntil: '2027' }],
  ['Rheem;XG50', null, { make: 'Rheem', model: 'XG50', serial: '', installed: '' }],
])('reads %j as typed by hand', (typed, pattern, part) => {
  expect(readEquipment(`Equipment\n${typed}`, pattern).lines[0]?.equipment).toMatchObject(part)
})

test.each([
  'Filters are in the attic',
  'Rheem; XG50; Q1; last spring',
  'Rheem; XG50; Q1; 3/12',
  'a; b; c; 2015; 2020; more',
  '; ; Q1',
  ' ',
])('does not read %j', (typed) => {
  expect(read(`Equipment\n${typed}`).lines).toEqual([{ text: typed, equipment: null }])
})

test('only the lines below the last heading are equipment', () => {
  expect(read(`Equipment\nLadder; needed\nequipment:\n${line}`)).toEqual({
    notes: 'Equipment\nLadder; needed\n',
    heading: 'equipment:\n',
    lines: [{ text: line, equipment: heater }],
  })
})
