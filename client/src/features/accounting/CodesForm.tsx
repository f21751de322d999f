import { Button, TextInput } from '@mantine/core'
import { type AccountingCode, type CodeKind, type CodeRow, layoutCodes, type LayoutName, withCode } from './codes.ts'
import classes from './Accounting.module.css'

interface CodesFormProps {
  readonly layout: LayoutName
  readonly rows: readonly CodeRow[]
  readonly codes: readonly AccountingCode[]
  readonly onChange: (codes: readonly AccountingCode[]) => void
  readonly isChanged: boolean
  readonly onSave: () => void
  readonly isSaving: boolean
  /** Where they are saved. */
  readonly note: string
}

const kinds: readonly CodeKind[] = ['account', 'tax', 'item']

/** What accounts, taxes and items are called in the accounting program. */
export function CodesForm({ layout, rows, codes, onChange, isChanged, onSave, isSaving, note }: CodesFormProps) {
  const groups = kinds
    .map((kind) => ({ kind, title: layoutCodes[layout].titles[kind], own: rows.filter((row) => row.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  const codeOf = ({ kind, name }: CodeRow): string =>
    codes.find((code) => code.layout === layout && code.kind === kind && code.name === name)?.code ?? ''
  return (
    <details className={classes.section}>
      <summary className={classes.summary}>
        {groups.map(({ title }, index) => (index === 0 ? title : title.toLowerCase())).join(', ')}
      </summary>
      <p className="hint">An empty field uses the gray name. {note}</p>
      {groups.map(({ kind, title, own }) => (
        <fieldset key={kind} className={classes.codes}>
          <legend className="strong">{title}</legend>
          {own.map((row) => (
            <TextInput
              key={row.name}
              label={row.label}
              value={codeOf(row)}
              placeholder={row.preset}
              autoComplete="off"
              maxLength={100}
              dir="auto"
              onChange={({ currentTarget: { value } }) => onChange(withCode(codes, { layout, kind, name: row.name, code: value }))}
            />
          ))}
        </fieldset>
      ))}
      <Button variant="default" disabled={!isChanged} loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </details>
  )
}
