import { foldedText } from '@callout/contracts/text/foldedText'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { type ReactNode, useState } from 'react'
import { SuggestField } from './SuggestField.tsx'
import { starred } from '../../../lib/forms/required.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Other words by which it is found. */
  readonly terms?: string
}

interface PickFieldProps {
  readonly label: string
  /** With `search`, choices may be loading or have failed. */
  readonly choices: readonly Choice[] | 'waiting' | 'failed'
  /** '': no choice. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly listLabel: string
  /** Choices are found by the typed text; names what can be typed: "Name or phone". */
  readonly search?: string | undefined
  readonly onType?: (text: string) => void
  readonly error?: ReactNode
  readonly isRequired?: boolean
  readonly inputRef?: (element: HTMLInputElement | null) => void
  readonly onBlur?: () => void
}

const unanswered = { waiting: 'Searching…', failed: 'Couldn’t search. Try again.' }

const matching = (choices: readonly Choice[], text: string): Choice[] => {
  const matches = searchMatcher(text)
  return choices.filter(({ label, terms }) => matches(searchText([label, terms])))
}

/** The choice that the remaining text identifies: the same name, or the only match. */
function meant(choices: readonly Choice[], text: string): Choice | undefined {
  const found = matching(choices, text)
  return found.find(({ label }) => foldedText(label) === foldedText(text)) ?? (found.length === 1 ? found[0] : undefined)
}

/** Text that matches no choice is discarded; an empty field means none. A chosen value that no longer exists is shown by its value. */
export function PickField(props: PickFieldProps) {
  const { label, choices, value, onChange, placeholder, listLabel, search, onType, error, isRequired = false, inputRef, onBlur } = props
  const [typing, setTyping] = useState<string | null>(null)
  const [picked, setPicked] = useState<Choice | undefined>()
  const known = typeof choices === 'string' ? [] : choices
  const chosen = value === '' ? undefined : ([...known, picked].find((choice) => choice?.value === value) ?? { value, label: `#${value}` })
  const type = (text: string | null): void => {
    setTyping(text)
    onType?.(text ?? '')
  }
  const take = (next: string): void => {
    setPicked(known.find((choice) => choice.value === next))
    type(null)
    if (next !== value) onChange(next)
  }
  const leave = (): void => {
    if (typing !== null) take(typing.trim() === '' ? '' : (meant(known, typing.trim())?.value ?? value))
    onBlur?.()
  }
  const text = (typing ?? '').trim()
  const found = typing === null || search !== undefined ? known : matching(known, typing)
  const empty = search !== undefined && text === '' ? search : `No match for “${text}”`
  const notice = typeof choices === 'string' ? unanswered[choices] : found.length === 0 ? empty : null
  return (
    <SuggestField
      ref={inputRef}
      label={label}
      {...(isRequired && starred)}
      error={error}
      placeholder={placeholder}
      text={typing ?? chosen?.label ?? ''}
      isChosen={typing === null && chosen !== undefined}
      isFirstActive={text !== ''}
      onType={type}
      onChoose={take}
      onBlur={leave}
      listLabel={listLabel}
      isWaiting={choices === 'waiting'}
      takesFirst={search !== undefined && text !== ''}
      notice={notice}
      suggestions={found.map((choice) => ({ value: choice.value, label: <bdi>{choice.label}</bdi> }))}
    />
  )
}
