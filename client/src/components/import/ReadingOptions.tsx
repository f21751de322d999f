import { NativeSelect } from '@mantine/core'
import { cellText, type Delimiter, delimiters } from './file/delimited.ts'
import type { FileRow } from './file/fileRow.ts'
import { type Encoding, encodings } from './file/encodings.ts'
import type { FileTable, TableChoice } from './file/fileTable.ts'
import classes from './Import.module.css'

interface ReadingOptionsProps {
  readonly table: FileTable
  readonly onChoice: (choice: TableChoice) => void
}

const NO_HEADER = ''
const SHOWN_HEADERS = 60
const EXAMPLES = 3

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const headerOption = ({ line, cells }: FileRow) => {
  const text = cells.map(cellText).filter(Boolean).join(', ')
  return { value: String(line), label: `Row ${line}: ${text.length > SHOWN_HEADERS ? `${text.slice(0, SHOWN_HEADERS)}…` : text}` }
}

/** Cells that another encoding would show differently. */
function encodedExamples({ firstRows, rows }: FileTable): string {
  const found = new Set<string>()
  for (const { cells } of [...firstRows, ...rows]) {
    for (const cell of cells) if (/[^ -~\s]/.test(cell)) found.add(cellText(cell))
    if (found.size >= EXAMPLES) break
  }
  return [...found].slice(0, EXAMPLES).join(' · ')
}

export function ReadingOptions({ table, onChoice }: ReadingOptionsProps) {
  const { sheets, sheet, encoding, delimiter, headerLine, firstRows } = table
  return (
    <div className={classes.reading}>
      {sheets.length > 0 && (
        <NativeSelect
          label="Sheet"
          data={[
            ...(sheet === null ? [{ value: '', label: 'Choose a sheet' }] : []),
            ...sheets.map((label, index) => ({ value: String(index), label })),
          ]}
          value={sheet ?? ''}
          onChange={(event) => onChoice({ sheet: Number(event.currentTarget.value) })}
        />
      )}
      {encoding !== null && (
        <NativeSelect
          label="Encoding"
          description={<bdi>{encodedExamples(table)}</bdi>}
          classNames={{ description: classes.examples ?? '' }}
          data={optionsOf(encodings)}
          value={encoding}
          onChange={(event) => onChoice({ encoding: event.currentTarget.value as Encoding })}
        />
      )}
      {delimiter !== null && (
        <NativeSelect
          label="Separator"
          data={optionsOf(delimiters)}
          value={delimiter}
          onChange={(event) => onChoice({ delimiter: event.currentTarget.value as Delimiter })}
        />
      )}
      {firstRows.length > 0 && (
        <NativeSelect
          label="Header row"
          data={[...firstRows.map(headerOption), { value: NO_HEADER, label: 'No header row' }]}
          value={headerLine ?? NO_HEADER}
          onChange={({ currentTarget: { value } }) => onChoice({ headerLine: value === NO_HEADER ? null : Number(value) })}
        />
      )}
    </div>
  )
}
