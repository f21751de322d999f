import type { ReactNode } from 'react'
import { starred } from '../../lib/forms/required.ts'
import { FieldPair } from '../fields/FieldPair.tsx'
import { FlagField } from '../fields/choice/FlagField.tsx'
import { LongTextField } from '../fields/text/LongTextField.tsx'
import { NumberField } from '../fields/text/NumberField.tsx'
import { TextField } from '../fields/text/TextField.tsx'
import type { FieldOf, FormTypes, OpenForm, PartProps, Section } from './formTypes.ts'
import type { FieldRules } from './fieldChanges.ts'

export interface TableField<F extends FormTypes> {
  /** null: not part of the record. */
  readonly label: string | null
  /** null: entered as part of another field. */
  readonly as: 'text' | 'email' | 'long' | 'number' | 'money' | 'flag' | ((props: PartProps<F>) => ReactNode) | null
  /** The field's visible label if it differs from the one in the change list. */
  readonly message?: string
  readonly isRequired?: boolean
  /** Shown beside the adjacent field. */
  readonly isHalf?: boolean
  readonly hint?: string
  /** A list in which order is irrelevant. */
  readonly isSet?: boolean
  /** Fields of one group are sent together if one of them changes. */
  readonly group?: string
  /** Shown only for new records, for existing ones, or where this returns true. */
  readonly only?: 'new' | 'old' | ((page: OpenForm<F>) => boolean)
}

type SectionPart<F extends FormTypes> = (props: PartProps<F>) => ReactNode

/** Sections by title, in order: their fields by name, or a component without fields. Every form field belongs to one section. */
export type FieldTable<F extends FormTypes> = Readonly<
  Record<string, Readonly<Partial<Record<FieldOf<F>, TableField<F>>>> | SectionPart<F>>
>

interface Cell<F extends FormTypes> extends TableField<F> {
  readonly name: string
}

function Typed<F extends FormTypes>({ name, as: Kind, label, message, isRequired = false, hint, page }: Cell<F> & PartProps<F>) {
  if (typeof Kind === 'function') return <Kind page={page} />
  if (Kind === 'flag') return <FlagField name={name} label={message} description={hint} />
  if (Kind === 'long') return <LongTextField name={name} label={message} placeholder={hint} isRequired={isRequired} />
  if (Kind === 'number' || Kind === 'money')
    return <NumberField name={name} label={message ?? label} {...(isRequired && starred)} isMoney={Kind === 'money'} />
  return <TextField name={name} label={message} type={Kind ?? 'text'} isRequired={isRequired} placeholder={hint} />
}

const isAsked = <F extends FormTypes>(only: TableField<F>['only'], page: OpenForm<F>): boolean => {
  if (typeof only === 'function') return only(page)
  return only === undefined || (only === 'new') === (page.record === null)
}

function toRows<F extends FormTypes>(cells: readonly Cell<F>[]): Cell<F>[][] {
  const rows: Cell<F>[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (cell.isHalf && last?.[0]?.isHalf) last.push(cell)
    else rows.push([cell])
  }
  return rows
}

function toFields<F extends FormTypes>(all: readonly Cell<F>[]) {
  return function Fields({ page }: PartProps<F>) {
    const rows = toRows(all.filter(({ as, only }) => as !== null && isAsked(only, page)))
    return rows.map((row) => {
      const fields = row.map((cell) => <Typed key={cell.name} {...cell} page={page} />)
      return row[0]?.isHalf ? <FieldPair key={row[0].name}>{fields}</FieldPair> : fields
    })
  }
}

/** Fields rendered by one component, at the first field's position. */
export const fieldGroup = <F extends FormTypes, Name extends string>(
  labels: Readonly<Record<Name, string | null>>,
  as: TableField<F>['as'],
  more: Pick<TableField<F>, 'only' | 'group'> = {},
): Readonly<Record<Name, TableField<F>>> => {
  const fields = Object.entries<string | null>(labels).map(([name, label], index) => [
    name,
    { label, as: index === 0 ? as : null, ...more },
  ])
  return Object.fromEntries(fields) as Record<Name, TableField<F>>
}

/** A section is shown if any of its fields is. */
const sectionShown = <F extends FormTypes>(cells: readonly Cell<F>[]): Pick<Section<F>, 'isShown'> => {
  const shown = cells.filter(({ as }) => as !== null)
  return shown.every(({ only }) => only) ? { isShown: (page) => shown.some(({ only }) => isAsked(only, page)) } : {}
}

function rulesOf<F extends FormTypes>(cells: readonly Cell<F>[]): Pick<FieldRules<F['values']>, 'unordered' | 'sendTogether'> {
  const groups = new Set(cells.flatMap(({ group }) => group ?? []))
  return {
    unordered: cells.filter(({ isSet }) => isSet).map(({ name }) => name),
    sendTogether: [...groups].map((group) => cells.filter((cell) => cell.group === group).map(({ name }) => name)),
  }
}

type FieldsIn<Part> = Part extends (...args: never) => unknown ? never : keyof Part

/** Form fields that no section of the table contains. */
type MissingField<F extends FormTypes, T> = Exclude<FieldOf<F>, { [Title in keyof T]: FieldsIn<T[Title]> }[keyof T]>

/** Table fields that the form lacks. */
type UnknownField<F extends FormTypes, T> = {
  readonly [Title in keyof T]: Readonly<Record<Exclude<FieldsIn<T[Title]>, FieldOf<F>>, never>>
}

/** Members of fields that no `TableField` has. */
type UnknownMember<F extends FormTypes, T> = {
  readonly [Title in keyof T]: {
    readonly [Name in FieldsIn<T[Title]>]: {
      readonly [Key in keyof T[Title][Name]]: Key extends keyof TableField<F> ? unknown : never
    }
  }
}

/** A table in which the compiler names fields without a section, and fields of a section that the form lacks. */
export type CheckedTable<F extends FormTypes, T> = T &
  Readonly<Record<MissingField<F, T>, never>> &
  UnknownField<F, T> &
  UnknownMember<F, T>

/** Builds a form's field rules and sections from its table. The note on required marks is in the first section. */
export function builtTable<F extends FormTypes>(table: FieldTable<F>, hasRequired: boolean) {
  const sections = Object.entries(table).map(([title, part]) => {
    if (typeof part === 'function') return { cells: [], section: { title, Fields: part } }
    const cells = Object.entries<TableField<F> | undefined>(part).flatMap(([name, field]): Cell<F>[] => (field ? [{ name, ...field }] : []))
    return { cells, section: { title, Fields: toFields(cells), ...sectionShown(cells) } }
  })
  const cells = sections.flatMap((section) => section.cells)
  return {
    ...rulesOf<F>(cells),
    labels: Object.fromEntries(cells.map(({ name, label }) => [name, label])) as Readonly<Record<FieldOf<F>, string | null>>,
    sections: sections.map(({ section }, index): Section<F> => ({ ...section, isStarred: hasRequired && index === 0 })),
  }
}
