import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FieldView, StoredRecord } from '../control/views.ts'
import classes from './Data.module.css'
import { isBoolean, isJson, toText } from './fieldText.ts'

export interface RecordFieldsProps {
  readonly fields: readonly FieldView[]
  readonly record: StoredRecord
  /** Texts that differ from the record's. */
  readonly texts: Readonly<Record<string, string>>
  readonly onChange: (texts: Readonly<Record<string, string>>) => void
}

const LONG_TEXT = 80

export function RecordFields({ fields, record, texts, onChange }: RecordFieldsProps) {
  return (
    <div className={classes['fields']}>
      {fields.map((field) => {
        const { name, types, refers_to } = field
        const text = texts[name] ?? toText(record[name], 2)
        const set = (next: string): void => onChange({ ...texts, [name]: next })
        const description = `${types.join(' or ')}${refers_to === null ? '' : `, refers to ${refers_to}`}`
        if (isBoolean(field))
          return (
            <NativeSelect
              key={name}
              label={name}
              description={description}
              value={text}
              data={types.includes('null') ? [{ value: '', label: 'null' }, 'true', 'false'] : ['true', 'false']}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
          )
        const isLong = isJson(field) || text.length > LONG_TEXT || text.includes('\n')
        const Input = isLong ? Textarea : TextInput
        return (
          <Input
            key={name}
            className={isLong ? classes['wide'] : undefined}
            label={name}
            description={description}
            placeholder={record[name] === null ? 'null' : undefined}
            value={text}
            onChange={({ currentTarget }) => set(currentTarget.value)}
            {...(isLong && { autosize: true, maxRows: 12 })}
          />
        )
      })}
    </div>
  )
}
