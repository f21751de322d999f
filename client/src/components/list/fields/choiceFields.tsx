import { Input, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PickField } from '../../fields/choice/PickField.tsx'
import type { UseRecords } from '../defineList.ts'
import type { FieldOfKind } from '../filters.ts'
import classes from './FilterFields.module.css'
import { isKey } from '../../../lib/isKey.ts'

interface FlagFieldProps {
  readonly field: FieldOfKind<'flag'>
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

export const FlagField = ({ field: { label, description }, isOn, onSet }: FlagFieldProps) => (
  <Switch label={label} description={description} checked={isOn} onChange={(event) => onSet(event.currentTarget.checked)} />
)

interface ChoiceFieldProps {
  readonly field: FieldOfKind<'choice'>
  readonly value: string | null
  readonly onSet: (value: string | null) => void
}

const all = 'ALL'
const MOST_SEGMENTS = 4
const MOST_LETTERS = 22

/** One option, or all; a select if they don't fit into one line. */
export function ChoiceField({ field: { label, choices }, value, onSet }: ChoiceFieldProps) {
  const data = [{ value: all, label: 'All' }, ...choices]
  const set = (chosen: string): void => onSet(chosen === all ? null : chosen)
  const letters = data.map((item) => item.label).join('').length
  if (data.length > MOST_SEGMENTS || letters > MOST_LETTERS)
    return <NativeSelect label={label} data={data} value={value ?? all} onChange={({ currentTarget }) => set(currentTarget.value)} />
  return (
    <div>
      <Input.Label component="span">{label}</Input.Label>
      <SegmentedControl
        fullWidth
        size="xs"
        className={classes.segments}
        aria-label={label}
        data={data}
        value={value ?? all}
        onChange={set}
      />
    </div>
  )
}

interface ChoicesFieldProps {
  readonly field: FieldOfKind<'choices'>
  readonly value: readonly string[]
  readonly onSet: (value: readonly string[]) => void
}

/** Several options; none: all. */
export function ChoicesField({ field: { label, choices }, value, onSet }: ChoicesFieldProps) {
  const toggled = (requested: string): string[] =>
    choices.map((item) => item.value).filter((item) => value.includes(item) !== (item === requested))
  return (
    <div role="group" aria-label={label}>
      <Input.Label component="span">{label}</Input.Label>
      <div className={`wrap ${classes.choices}`}>
        {choices.map((item) => (
          <button
            key={item.value}
            type="button"
            className={classes.choice}
            aria-pressed={value.includes(item.value)}
            onClick={() => onSet(toggled(item.value))}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  )
}

interface RecordFieldProps {
  readonly field: FieldOfKind<'record'>
  readonly value: string | null
  readonly useRecords: UseRecords
  readonly onSet: (value: string | null) => void
}

/** One record; empty: all. */
export function RecordField({ field: { label, search }, value, useRecords, onSet }: RecordFieldProps) {
  const [typed, setTyped] = useState('')
  const records = useRecords(true, value ?? '', typed)
  return (
    <PickField
      label={label}
      listLabel={`${label}: choices`}
      placeholder="All"
      search={search}
      choices={typeof records === 'string' ? records : records.map(({ id, name }) => ({ value: id, label: name ?? `#${id}` }))}
      value={value ?? ''}
      onChange={(id) => onSet(id || null)}
      onType={setTyped}
    />
  )
}

interface TypedFieldProps {
  readonly field: FieldOfKind<'text'>
  readonly value: string
  readonly onSet: (value: string) => void
}

/** Text that applies on Enter or blur. */
export function TypedField({ field: { label, parse, problem }, value, onSet }: TypedFieldProps) {
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  const [isRefused, setIsRefused] = useState(false)
  if (value !== last) {
    setLast(value)
    setText(value)
  }
  const set = (): void => {
    const next = parse ? parse(text) : text.trim()
    setIsRefused(next === null)
    if (next === null) return
    setText(next)
    if (next !== value) onSet(next)
  }
  return (
    <TextInput
      label={label}
      placeholder="All"
      value={text}
      maxLength={100}
      error={isRefused && problem}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={set}
      onKeyDown={(event) => isKey(event, 'Enter') && set()}
    />
  )
}
