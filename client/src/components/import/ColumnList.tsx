import { NativeSelect } from '@mantine/core'
import { getField, UNMAPPED, type Target } from './file/columns.ts'
import type { Import } from './defineImport.ts'
import { cellText } from './file/delimited.ts'
import type { FileTable, TableChoice } from './file/fileTable.ts'
import { ReadingOptions } from './ReadingOptions.tsx'
import classes from './Import.module.css'

/** A choice that only numbered columns have: "Property 2: City". */
function repeatedOption({ fields, partNoun }: Import, target: Target) {
  const [field, number] = getField(target ?? '')
  const label = fields[field]?.label
  return target !== null && number > 1 && label ? [{ value: target, label: `${partNoun ?? ''} ${number}: ${label}` }] : []
}

interface ColumnListProps {
  readonly kind: Import
  readonly table: FileTable
  readonly targets: readonly Target[]
  readonly guessed: readonly Target[]
  readonly onTargets: (targets: readonly Target[]) => void
  readonly onChoice: (choice: TableChoice) => void
}

const LEFT_OUT = ''
const EXAMPLES = 3

function examplesOf({ rows }: FileTable, place: number): string {
  const examples = new Set<string>()
  for (const { cells } of rows) {
    const text = cellText(cells[place])
    if (text !== '') examples.add(text)
    if (examples.size === EXAMPLES) break
  }
  return [...examples].join(' · ')
}

/** Assigns a field to a column and removes it from the column that had it. */
const withTarget = (targets: readonly Target[], place: number, target: Target): Target[] =>
  targets.map((item, at) => {
    if (at === place) return target
    return item === target && target !== UNMAPPED ? null : item
  })

/** Parsing options and the target field of each column. */
export function ColumnList({ kind, table, targets, guessed, onTargets, onChoice }: ColumnListProps) {
  const options = [
    { value: LEFT_OUT, label: 'Skip' },
    ...(kind.storageField === null ? [] : [{ value: UNMAPPED, label: kind.storageField }]),
    ...Object.entries(kind.fields).map(([value, { label }]) => ({ value, label })),
    ...table.headers.flatMap((_, index) => repeatedOption(kind, targets[index] ?? guessed[index] ?? null)),
  ]
  return (
    <>
      <ReadingOptions table={table} onChoice={onChoice} />
      <ul className={`grid list ${classes.columns}`} aria-label="Columns of the file">
        {table.headers.map((header, index) => (
          <li key={`${index} ${header}`}>
            <NativeSelect
              label={<bdi>{header}</bdi>}
              description={<bdi>{examplesOf(table, index) || 'Empty'}</bdi>}
              classNames={{ description: classes.examples ?? '' }}
              data={options}
              value={targets[index] ?? LEFT_OUT}
              onChange={(event) => onTargets(withTarget(targets, index, event.currentTarget.value || null))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
