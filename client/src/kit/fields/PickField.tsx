import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import { type ReactNode, useState } from 'react'
import { SuggestField } from './SuggestField.tsx'
import { starred } from '../../shared/forms/required.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface PickFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  /** '' is none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the field says while nothing is chosen. */
  readonly placeholder: string
  /** Of the list. */
  readonly listLabel: string
  readonly error?: ReactNode
  readonly isRequired?: boolean
  readonly inputRef?: (element: HTMLInputElement | null) => void
  readonly onBlur?: () => void
}

const matching = (choices: readonly Choice[], text: string): Choice[] => {
  const words = searchWords(text)
  return choices.filter(({ label }) => hasWords(foldedText(label), words))
}

/** What is meant by a text that is left standing: the choice of that name, or the only one that it can mean. */
function meant(choices: readonly Choice[], text: string): Choice | undefined {
  const found = matching(choices, text)
  return found.find(({ label }) => foldedText(label) === foldedText(text)) ?? (found.length === 1 ? found[0] : undefined)
}

/**
 * One of many, found by typing. What was typed and means none of them is dropped; an emptied field is none. A chosen one that
 * is not there any more stays to be seen by its value.
 */
export function PickField(props: PickFieldProps) {
  const { label, choices, value, onChange, placeholder, listLabel, error, isRequired = false, inputRef, onBlur } = props
  const [typing, setTyping] = useState<string | null>(null)
  const chosen = choices.find((choice) => choice.value === value) ?? (value === '' ? undefined : { value, label: `#${value}` })
  const take = (next: string): void => {
    setTyping(null)
    if (next !== value) onChange(next)
  }
  const leave = (): void => {
    if (typing !== null) take(typing.trim() === '' ? '' : (meant(choices, typing.trim())?.value ?? value))
    onBlur?.()
  }
  const found = typing === null ? choices : matching(choices, typing)
  return (
    <SuggestField
      ref={inputRef}
      label={label}
      {...(isRequired && starred)}
      error={error}
      placeholder={placeholder}
      text={typing ?? chosen?.label ?? ''}
      isChosen={typing === null && chosen !== undefined}
      isFirstActive={typing !== null && typing.trim() !== ''}
      onType={setTyping}
      onChoose={take}
      onBlur={leave}
      listLabel={listLabel}
      notice={found.length === 0 ? `No match for “${(typing ?? '').trim()}”` : null}
      suggestions={found.map((choice) => ({ value: choice.value, label: <bdi>{choice.label}</bdi> }))}
    />
  )
}
