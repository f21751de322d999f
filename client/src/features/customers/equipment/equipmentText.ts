import { isCalendarDay } from '@callout/contracts/time'
import { dayOfText } from '../../../components/fields/days/dayText.ts'

/** A piece of equipment (decision D67). Dates are YYYY-MM-DD, a year, or ''. */
export interface Equipment {
  readonly make: string
  readonly model: string
  readonly serial: string
  readonly installed: string
  readonly warrantyUntil: string
}

export interface EquipmentLine {
  /** As stored, with its line break. */
  readonly text: string
  /** null: the line can't be read. */
  readonly equipment: Equipment | null
}

/** Access notes in parts; together they are the stored text, byte for byte. */
export interface PropertyNotes {
  readonly notes: string
  /** The line "Equipment"; '' without one. */
  readonly heading: string
  readonly lines: readonly EquipmentLine[]
}

const FIELDS = 5
const LINES = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+/g
const LINE_END = /[\r\n]+$/
const HEADING = /^equipment:?$/i
const YEAR = /^\d{4}$/

export const isYear = (text: string): boolean => YEAR.test(text)
export const isEquipmentDate = (text: string): boolean => text === '' || isYear(text) || isCalendarDay(text)

const isHeading = (line: string): boolean => HEADING.test(line.trim())

/** null: not a date, or one without a year. */
function readDate(text: string, pattern: string | null): string | null {
  if (text === '' || isYear(text)) return text
  return /\d{4}/.test(text) ? dayOfText(text, pattern, '') : null
}

function readLine(text: string, pattern: string | null): Equipment | null {
  const fields = text.split(';').map((field) => field.trim())
  const [make = '', model = '', serial = '', installed = '', warrantyUntil = ''] = fields
  if (fields.length < 2 || fields.length > FIELDS || (make === '' && model === '')) return null
  const dates = [installed, warrantyUntil].map((date) => readDate(date, pattern))
  const [from, until] = dates
  return typeof from === 'string' && typeof until === 'string' ? { make, model, serial, installed: from, warrantyUntil: until } : null
}

/** Splits access notes at their last line "Equipment". `pattern`: the account's date format, for dates typed by hand. */
export function readEquipment(text: string, pattern: string | null): PropertyNotes {
  const all = text.match(LINES) ?? []
  const place = all.findLastIndex(isHeading)
  if (place < 0) return { notes: text, heading: '', lines: [] }
  return {
    notes: all.slice(0, place).join(''),
    heading: all[place] ?? '',
    lines: all.slice(place + 1).map((line) => ({ text: line, equipment: readLine(line, pattern) })),
  }
}

export const writeEquipment = ({ notes, heading, lines }: PropertyNotes): string => notes + heading + lines.map(({ text }) => text).join('')

/** One line, without the empty fields at its end. */
export function equipmentLine({ make, model, serial, installed, warrantyUntil }: Equipment): string {
  const line = [make, model, serial, installed, warrantyUntil].join('; ').replace(/(?:; )+$/, '')
  return line.includes(';') ? line : `${line};`
}

const lineEndOf = (text: string): string => /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
const ended = (text: string, lineEnd: string): string => (text === '' || LINE_END.test(text) ? text : text + lineEnd)

/** The notes with a piece after the last one. */
export function addEquipment(text: string, equipment: Equipment): string {
  const { notes, heading, lines } = readEquipment(text, null)
  const lineEnd = lineEndOf(text)
  const before = writeEquipment({ notes: ended(notes, lineEnd), heading: heading || 'Equipment', lines })
  return ended(before, lineEnd) + equipmentLine(equipment)
}

/** The notes with another piece in a line, which is given as stored; null as piece removes the line. null: the line is gone. */
export function changeEquipment(text: string, stored: string, equipment: Equipment | null): string | null {
  const parts = readEquipment(text, null)
  const bare = (line: string): string => line.replace(LINE_END, '')
  const place = parts.lines.findIndex((line) => bare(line.text) === bare(stored))
  const found = parts.lines[place]
  if (!found) return null
  const lineEnd = found.text.slice(bare(found.text).length)
  if (equipment) {
    const changed = { text: equipmentLine(equipment) + lineEnd, equipment }
    return writeEquipment({ ...parts, lines: parts.lines.toSpliced(place, 1, changed) })
  }
  const lines = parts.lines.toSpliced(place, 1)
  const rest = writeEquipment(lines.length > 0 ? { ...parts, lines } : { ...parts, heading: '', lines })
  // Removes the line break before a last line.
  return lineEnd === '' ? rest.replace(/(?:\r\n|\r|\n)$/, '') : rest
}
