import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { nextPlace } from './nextPlace.ts'
import { type Suggestion, SuggestList } from './SuggestList.tsx'
import { useAwaitedEnter } from './useAwaitedEnter.ts'
import classes from './Suggest.module.css'

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
  /** The text is what was chosen, and not what is being typed: typing takes its place. */
  readonly isChosen?: boolean
  /** The answer to these words is not here yet: what answered the words before is not offered. */
  readonly isWaiting?: boolean
  /** Enter takes the first suggestion that can be chosen although no key has gone there. */
  readonly isFirstActive?: boolean
  /** Enter before the answer takes the first suggestion once it is active. */
  readonly takesFirst?: boolean
}

/** A text with suggestions below it: by pointer, or by the arrow keys, Enter and Escape. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    text,
    onType,
    suggestions: answers,
    onChoose,
    listLabel,
    notice = null,
    isChosen = false,
    onFocus,
    onOpen,
    onBlur,
    isFirstActive = false,
    isWaiting = false,
    takesFirst = false,
    ref,
    ...input
  } = props
  const own = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(own, ref)
  useLayoutEffect(() => {
    // Another field has changed what is chosen here after this one was entered.
    if (isChosen && own.current === document.activeElement) own.current?.select()
  }, [text, isChosen])
  const listId = useId()
  const suggestions = isWaiting ? answers.filter(({ isOwn }) => isOwn) : answers
  const [isOpen, setIsOpen] = useState(false)
  const [chosenPlace, setActive] = useState<number | null>(null)
  const first = isFirstActive ? nextPlace(suggestions, null, 1) : null
  const active = chosenPlace ?? first
  /** Nothing to choose and nothing to say: no list. */
  const isShown = isOpen && (suggestions.length > 0 || notice !== null)
  const open = (): void => {
    if (!isOpen) onOpen?.()
    setIsOpen(true)
  }
  const enter = useAwaitedEnter(first !== null, () => chooseAt(first))
  const close = (): void => {
    enter.forget()
    setIsOpen(false)
    setActive(null)
  }
  const choose = (value: string): void => {
    close()
    onChoose(value)
  }
  const chooseAt = (place: number | null): boolean => {
    const chosen = place === null ? undefined : suggestions[place]
    if (chosen) choose(chosen.value)
    return chosen !== undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isOpen) {
      event.preventDefault()
      if (chooseAt(active)) return
      return takesFirst ? enter.wait() : close()
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
        ref={mergedRef}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setActive(null)
          enter.forget()
          open()
        }}
        onFocus={(event) => {
          if (isChosen) event.currentTarget.select()
          onFocus?.(event)
        }}
        onClick={(event) => {
          if (isChosen) event.currentTarget.select()
          open()
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
      />
      {isShown && <SuggestList id={listId} label={listLabel} suggestions={suggestions} notice={notice} active={active} onChoose={choose} />}
    </div>
  )
}
