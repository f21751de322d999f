import { Button, TextInput } from '@mantine/core'
import { type CodeKind, type CodeRow, layoutCodes, type LayoutName, withCode } from './codes.ts'
import type { AccountingCodes } from './useAccountingCodes.ts'
import classes from './Accounting.module.css'

interface CodesFormProps {
  readonly layout: LayoutName
  readonly rows: readonly CodeRow[]
  readonly accounting: AccountingCodes
}

const placeNotes = {
  settings: 'Saved in the settings.',
  device: 'Saved on this device until you sign out.',
} as const

const kinds: readonly CodeKind[] = ['account', 'tax', 'item']

/** Names of accounts, taxes and items in the accounting program. */
export function CodesForm({ layout, rows, accounting }: CodesFormProps) {
  const { codes, change, isChanged, isSaving, save, place } = accounting
  const groups = kinds
    .map((kind) => ({ kind, title: layoutCodes[layout].titles[kind], ownCodes: rows.filter((row) => row.kind === kind) }))
    .filter(({ ownCodes }) => ownCodes.length > 0)
  const getCode = ({ kind, name }: CodeRow): string =>
    codes.find((code) => code.layout === layout && code.kind === kind && code.name === name)?.code ?? ''
  return (
    <details className={classes.section}>
      <summary className={classes.summary}>
        {groups.map(({ title }, index) => (index === 0 ? title : title.toLowerCase())).join(', ')}
      </summary>
      <p className="hint">An empty field uses the gray name. {placeNotes[place]}</p>
      {groups.map(({ kind, title, ownCodes }) => (
        <fieldset key={kind} className={classes.codes}>
          <legend className="strong">{title}</legend>
          {ownCodes.map((row) => (
            <TextInput
              key={row.name}
              label={row.label}
              value={getCode(row)}
              placeholder={row.preset}
              autoComplete="off"
              maxLength={100}
              dir="auto"
              onChange={({ currentTarget: { value } }) => change(withCode(codes, { layout, kind, name: row.name, code: value }))}
            />
          ))}
        </fieldset>
      ))}
      <Button variant="default" disabled={!isChanged} loading={isSaving} onClick={save}>
        Save
      </Button>
    </details>
  )
}
