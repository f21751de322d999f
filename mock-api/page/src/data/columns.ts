import type { FieldView } from '../control/views.ts'

const MOST = 7
const KEY = 'columns'

const isPlain = ({ types }: FieldView): boolean => !types.includes('list') && !types.includes('object')
const isName = ({ name }: FieldView): boolean => /^(id|name|title|\w+_number|status|email)$/.test(name)

/** Columns until someone chooses others: names first, no lists. */
export function defaultColumns(fields: readonly FieldView[]): string[] {
  const plain = fields.filter((field) => isPlain(field) && field.name !== 'company_id')
  const byRank = [...plain.filter(isName), ...plain.filter((field) => !isName(field))].slice(0, MOST)
  return plain.filter((field) => byRank.includes(field)).map(({ name }) => name)
}

type Chosen = Readonly<Record<string, readonly string[]>>

function stored(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Chosen
  } catch {
    return {}
  }
}

export const chosenColumns = (collection: string): readonly string[] | undefined => stored()[collection]

export function saveColumns(collection: string, columns: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [collection]: columns }))
  } catch {
    // Site data are blocked: the choice lasts until the page is left.
  }
}
