import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { nextPlace } from './nextPlace.ts'
import { SuggestList } from './SuggestList.tsx'
import classes from './Suggest.module.css'

export interface Suggestion {
  readonly value: string
  readonly label: ReactNode
  /** It is shown, and cannot be chosen. */
  readonly isDisabled?: boolean
}

interface SuggestFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly text: string
  readonly onType: (text: string) => void
  readonly suggestions: readonly Suggestion[]
  readonly onChoose: (value: string) => void
  /** Of the list. */
  readonly listLabel: string
  /** Above the suggestions: that there are none, or none yet. */
  readonly notice?: string | null
  readonly onOpen?: () => void
  /** The answer to these words is not here yet: no key goes to what answered the words before. */
  readonly isWaiting?: boolean
  /** Enter takes the first suggestion although no key has gone there. */
  readonly isFirstActive?: boolean
  /** Enter while no suggestion is active; without it the list closes. */
  readonly onEnter?: () => void
}

/** A text with suggestions below it: by pointer, or by the arrow keys, Enter and Escape. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    text,
    onType,
    suggestions,
    onChoose,
    listLabel,
    notice = null,
    onOpen,
    onBlur,
    isFirstActive = false,
    isWaiting = false,
    onEnter,
    ...input
  } = props
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [chosenPlace, setActive] = useState<number | null>(null)
  const active = chosenPlace ?? (isFirstActive && suggestions.length > 0 ? 0 : null)
  const open = (): void => {
    if (!isOpen) onOpen?.()
    setIsOpen(true)
  }
  const close = (): void => {
    setIsOpen(false)
    setActive(null)
  }
  const choose = (value: string): void => {
    close()
    onChoose(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isOpen) {
      event.preventDefault()
      const chosen = active === null ? undefined : suggestions[active]
      if (chosen) return choose(chosen.value)
      return onEnter ? onEnter() : close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    open()
    if (!isWaiting) setActive(nextPlace(suggestions, active, step))
  }
  return (
    <div className={classes.field}>
      <TextInput
        {...input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== null ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setActive(null)
          open()
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {isOpen && <SuggestList id={listId} label={listLabel} suggestions={suggestions} notice={notice} active={active} onChoose={choose} />}
    </div>
  )
}
