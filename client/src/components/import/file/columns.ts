import { foldedText } from '@callout/contracts/text/foldedText'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { readSession } from '../../../lib/session/session.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import type { ImportField } from '../defineImport.ts'
import { cellText } from './delimited.ts'
import type { FileRow } from './fileRow.ts'

/** Target of a column: a field's name, for a repeated field with its number ("city#2"), the unmapped values, or null. */
export type Target = string | null
export const UNMAPPED = '(kept)'

type Fields = Readonly<Record<string, ImportField>>

/** Normalizes headers: "E-Mail Address *" and "email_address" are equal. */
const plain = (header: string): string =>
  foldedText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\be mail\b/, 'email')

/** Prefixes of the place's address, of its owner, and of the billing address. */
const placePrefix = /^(?:service|property|location|ship|shipping|address 1) (?=.)/
const ownerPrefix = /^(?:customer|client|contact|primary|main|person) (?=.)/
const numberedPrefix = /^(?:address|property|location|site) (\d{1,3}) (?=.)/
const billingPrefix = /^(?:billing|bill to|bill) (?=.)/
const payerPrefix = /^(?:billing|bill to|bill|customer|client) (?=.)/

export function getField(target: string): readonly [field: string, number: number] {
  const [field = '', number = '1'] = target.split('#')
  return [field, Number(number)]
}

const isField = (target: Target, fields: Fields): boolean => {
  if (target === null || target === UNMAPPED || target in fields) return true
  const [field, number] = getField(target)
  return number > 1 && fields[field]?.isRepeated === true
}

const getNames = ({ label, guesses }: ImportField): string[] => [plain(label), ...guesses.map(plain)]

/** "address 2 city" is the second property's city, if the field can be repeated. */
function repeatedTarget(name: string, fields: Fields): Target {
  const number = Number(numberedPrefix.exec(name)?.[1] ?? 1)
  const rest = name.replace(numberedPrefix, '')
  const found = Object.entries(fields).find(
    ([, field]) => field.isRepeated && [rest, `address 1 ${rest}`].some((item) => getNames(field).includes(item)),
  )
  return number > 1 && found ? `${found[0]}#${number}` : null
}

/** Each field once, by exact label, then other names. A billing address has own fields only if other columns have the place's address. */
export function guessTargets(headers: readonly string[], fields: Fields): Target[] {
  const targets: Target[] = headers.map(() => null)
  const names = headers.map(plain)
  const take = (requested: (name: string) => string | null, namesOfField: (field: ImportField) => readonly string[]): void => {
    for (const [index, header] of names.entries()) {
      const name = targets[index] === null ? requested(header) : null
      if (name === null) continue
      const found = Object.entries(fields).find(([key, field]) => !targets.includes(key) && namesOfField(field).includes(name))
      targets[index] = found?.[0] ?? null
    }
  }
  const without = (prefix: RegExp) => (name: string) => (prefix.test(name) ? name.replace(prefix, '') : null)
  const namesOfPart = ({ billingFor = '' }: ImportField): readonly string[] => {
    const field = fields[billingFor]
    return field ? getNames(field) : []
  }
  take(
    (name) => name,
    ({ label }) => [plain(label)],
  )
  take((name) => (billingPrefix.test(name) ? null : name), getNames)
  take(without(placePrefix), getNames)
  const hasPlace = Object.values(fields).some(
    ({ billingFor = '' }) => fields[billingFor]?.isRequired === true && targets.includes(billingFor),
  )
  if (hasPlace) take(without(payerPrefix), namesOfPart)
  take(without(ownerPrefix), getNames)
  if (!hasPlace) take(without(billingPrefix), getNames)
  return targets.map((target, index) => target ?? repeatedTarget(names[index] ?? '', fields))
}

const looksLikeContent = (cell: string): boolean => cell.includes('@') || /\d{4,}/.test(cell.replace(/\D/g, ''))

/** How many of the first rows may be the header; those above it are titles. */
export const HEADER_CANDIDATES = 10

const filledCells = ({ cells }: FileRow): string[] => cells.map(cellText).filter(Boolean)
const countKnown = ({ cells }: FileRow, fields: Fields): number =>
  guessTargets(cells.map(cellText), fields).filter((target) => target !== null).length

/** Line of the header: the row with the most field names. If no row has two, the first that is no title; null if it looks like data. */
export function guessHeaderLine(firstRows: readonly FileRow[], fields: Fields): number | null {
  const counts = firstRows.map((row) => countKnown(row, fields))
  const most = Math.max(...counts)
  if (most > 1) return firstRows[counts.indexOf(most)]?.line ?? null
  const width = Math.max(...firstRows.map((row) => filledCells(row).length))
  const first = firstRows.find((row) => filledCells(row).length > width / 2)
  if (!first) return null
  return countKnown(first, fields) > 0 || !filledCells(first).some(looksLikeContent) ? first.line : null
}

const MOST_REMEMBERED = 10
type Remembered = readonly (readonly [heads: string, targets: readonly Target[]])[]

const place = (name: string): string => preferenceKey(`${name}ImportColumns`, readSession('authEmail'))
const headsOf = (headers: readonly string[]): string => headers.map(plain).join('|')

function readRemembered(name: string): Remembered {
  try {
    const unmapped: unknown = JSON.parse(browserStore.read(place(name)) ?? '[]')
    return Array.isArray(unmapped) ? (unmapped as Remembered) : []
  } catch {
    return []
  }
}

/** The user's last mapping for these headers; else a guess. */
export function targetsFor(name: string, headers: readonly string[], fields: Fields): Target[] {
  const remembered = readRemembered(name).find(([heads]) => heads === headsOf(headers))?.[1]
  const isUsable = remembered?.length === headers.length && remembered.every((target) => isField(target, fields))
  return isUsable ? [...remembered] : guessTargets(headers, fields)
}

/** Remembers the mapping for files with the same headers. */
export function rememberTargets(name: string, headers: readonly string[], targets: readonly Target[]): void {
  const heads = headsOf(headers)
  const others = readRemembered(name).filter(([item]) => item !== heads)
  browserStore.write(place(name), JSON.stringify([[heads, targets], ...others].slice(0, MOST_REMEMBERED)))
}
