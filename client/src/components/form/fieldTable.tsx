import type { ReactNode } from 'react'
import { starred } from '../../lib/forms/required.ts'
import { FieldPair } from '../fields/FieldPair.tsx'
import { FlagField } from '../fields/choice/FlagField.tsx'
import { LongTextField } from '../fields/text/LongTextField.tsx'
import { NumberField } from '../fields/text/NumberField.tsx'
import { TextField } from '../fields/text/TextField.tsx'
import type { FieldOf, FormTypes, OpenForm, PartProps, Section } from './defineForm.ts'
import type { FieldRules } from './fieldChanges.ts'

/** A field of a form: what it is called, and how it is typed. */
export interface TableField<F extends FormTypes> {
  /** null: a choice of the moment, which is no part of the record. */
  readonly label: string | null
  /** null: typed as a part of another one. */
  readonly as: 'text' | 'email' | 'long' | 'number' | 'money' | 'flag' | ((props: PartProps<F>) => ReactNode) | null
  /** What the field itself says, where the list of changes calls it otherwise. */
  readonly says?: string
  readonly isRequired?: boolean
  /** Stands beside the one before or after it. */
  readonly isHalf?: boolean
  /** In an empty field, or below a yes or no. */
  readonly hint?: string
  /** A list whose order says nothing. */
  readonly isSet?: boolean
  /** Fields of one group say one thing: where one of them changes, the others are sent along. */
  readonly group?: string
  /** Asked of what is new alone, or of what is there. */
  readonly only?: 'new' | 'old'
}

/** Sections by their titles, in order, and their fields by their names. Every field of the form stands in one of them. */
type Table<F extends FormTypes> = Readonly<Record<string, Readonly<Partial<Record<FieldOf<F>, TableField<F>>>>>>

interface Cell<F extends FormTypes> extends TableField<F> {
  readonly name: string
}

function Typed<F extends FormTypes>({ name, as: Kind, label, says, isRequired = false, hint, page }: Cell<F> & PartProps<F>) {
  if (typeof Kind === 'function') return <Kind page={page} />
  if (Kind === 'flag') return <FlagField name={name} label={says} description={hint} />
  if (Kind === 'long') return <LongTextField name={name} label={says} placeholder={hint} isRequired={isRequired} />
  if (Kind === 'number' || Kind === 'money')
    return <NumberField name={name} label={says ?? label} {...(isRequired && starred)} decimals={Kind === 'money' ? 2 : 0} />
  return <TextField name={name} label={says} type={Kind ?? 'text'} isRequired={isRequired} placeholder={hint} />
}

const isAsked = <F extends FormTypes>(only: TableField<F>['only'], { record }: OpenForm<F>): boolean =>
  only === undefined || (only === 'new') === (record === null)

/** Fields side by side as far as they follow each other. */
function rowsOf<F extends FormTypes>(cells: readonly Cell<F>[]): Cell<F>[][] {
  const rows: Cell<F>[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (cell.isHalf && last?.[0]?.isHalf) last.push(cell)
    else rows.push([cell])
  }
  return rows
}

function fieldsOf<F extends FormTypes>(all: readonly Cell<F>[]) {
  return function Fields({ page }: PartProps<F>) {
    const rows = rowsOf(all.filter(({ as, only }) => as !== null && isAsked(only, page)))
    return rows.map((row) => {
      const fields = row.map((cell) => <Typed key={cell.name} {...cell} page={page} />)
      return row[0]?.isHalf ? <FieldPair key={row[0].name}>{fields}</FieldPair> : fields
    })
  }
}

/** Fields that one component shows: it stands in the place of the first. */
export const shownAsOne = <F extends FormTypes, Name extends string>(
  labels: Readonly<Record<Name, string | null>>,
  as: TableField<F>['as'],
  more: Pick<TableField<F>, 'only' | 'group'> = {},
): Readonly<Record<Name, TableField<F>>> => {
  const fields = Object.entries<string | null>(labels).map(([name, label], place) => [
    name,
    { label, as: place === 0 ? as : null, ...more },
  ])
  return Object.fromEntries(fields) as Record<Name, TableField<F>>
}

/** Of a section that is there as long as one of its fields is. */
const sectionShown = <F extends FormTypes>(cells: readonly Cell<F>[]): Pick<Section<F>, 'isShown'> => {
  const shown = cells.filter(({ as }) => as !== null)
  return shown.every(({ only }) => only) ? { isShown: (page) => shown.some(({ only }) => isAsked(only, page)) } : {}
}

function rulesOf<F extends FormTypes>(cells: readonly Cell<F>[]): Pick<FieldRules<F['values']>, 'sets' | 'together'> {
  const groups = new Set(cells.flatMap(({ group }) => group ?? []))
  return {
    sets: cells.filter(({ isSet }) => isSet).map(({ name }) => name),
    together: [...groups].map((group) => cells.filter((cell) => cell.group === group).map(({ name }) => name)),
  }
}

/** The rules and the sections of a form out of one table; the note on stars stands at the first one. */
export function fieldTable<F extends FormTypes>(table: Table<F>) {
  const sections = Object.entries(table).map(([title, fields]): readonly [string, Cell<F>[]] => [
    title,
    Object.entries<TableField<F> | undefined>(fields).flatMap(([name, field]) => (field ? [{ name, ...field }] : [])),
  ])
  const labels = Object.fromEntries(sections.flatMap(([, cells]) => cells.map(({ name, label }) => [name, label])))
  return {
    ...rulesOf<F>(sections.flatMap(([, cells]) => cells)),
    labels: labels as Readonly<Record<FieldOf<F>, string | null>>,
    sections: sections.map(([title, cells], place): Section<F> => ({
      title,
      Fields: fieldsOf(cells),
      isStarred: place === 0,
      ...sectionShown(cells),
    })),
  }
}
