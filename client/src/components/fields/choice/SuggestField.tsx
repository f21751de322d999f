import { Combobox, TextInput, type TextInputProps, useVirtualizedCombobox } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { nextSelectable } from './nextSelectable.ts'
import { useAwaitedEnter } from './useAwaitedEnter.ts'
import classes from './Suggest.module.css'
import { isKey } from '../../../lib/isKey.ts'

interface Suggestion {
  readonly value: string
  readonly label: ReactNode
  readonly isDisabled?: boolean
  /** Doesn't depend on a response, so it can be chosen while one is pending. */
  readonly isOwn?: boolean
}

interface SuggestFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly text: string
  readonly onType: (text: string) => void
  readonly suggestions: readonly Suggestion[]
  readonly onChoose: (value: string) => void
  readonly listLabel: string
  /** Shown above the suggestions: none, or still loading. */
  readonly notice?: string | null
  readonly onOpen?: () => void
  /** The text is the chosen value; typing replaces it. */
  readonly isChosen?: boolean
  /** The suggestions for this text are loading; those for the previous text are hidden. */
  readonly isWaiting?: boolean
  /** Enter takes the first selectable suggestion even if none is active. */
  readonly isFirstActive?: boolean
  /** Enter pressed while loading takes the first suggestion once it is active. */
  readonly takesFirst?: boolean
}

/** Pixels. */
const MOST_HEIGHT = 330
const LEAST_HEIGHT = 56

const middlewares = {
  flip: { padding: 8 },
  shift: true,
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }: { readonly availableHeight: number; readonly elements: { readonly floating: HTMLElement } }) => {
      elements.floating.style.maxHeight = `${Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, availableHeight))}px`
    },
  },
}

/** A text field with suggestions, usable by pointer, arrow keys, Enter and Escape. */
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
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, ref)
  useLayoutEffect(() => {
    // Another field changed this value after this field received the focus.
    if (isChosen && inputRef.current === document.activeElement) inputRef.current?.select()
  }, [text, isChosen])
  const listId = useId()
  const getId = (index: number): string => `${listId}-${index}`
  const suggestions = isWaiting ? answers.filter(({ isOwn }) => isOwn) : answers
  const [isOpen, setIsOpen] = useState(false)
  const [chosenPlace, setActive] = useState<number | null>(null)
  const first = isFirstActive ? nextSelectable(suggestions, null, 1) : null
  const active = chosenPlace ?? first
  /** No list without suggestions or a notice. */
  const isShown = isOpen && (suggestions.length > 0 || notice !== null)
  useEffect(() => {
    if (isShown && active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active, listId])
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
  const chooseAt = (index: number | null): void => {
    const chosen = index === null ? undefined : suggestions[index]
    if (chosen) choose(chosen.value)
  }
  const combobox = useVirtualizedCombobox({
    opened: isShown,
    onOpenedChange: (willOpen) => (willOpen ? open() : close()),
    totalOptionsCount: suggestions.length,
    isOptionDisabled: (index) => isWaiting || suggestions[index]?.isDisabled === true,
    getOptionId: getId,
    selectedOptionIndex: active ?? -1,
    setSelectedOptionIndex: (index) => setActive(index < 0 ? null : index),
    onSelectedOptionSubmit: chooseAt,
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isOpen || !isKey(event, 'Escape', 'Enter')) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    if (isKey(event, 'Enter') && active === null && takesFirst) enter.wait()
    else if (event.key === 'Escape' || active === null) close()
  }
  return (
    // Rendered within the page: a filter panel closes on a press outside of it.
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      position="bottom-start"
      offset={4}
      middlewares={middlewares}
      withinPortal={false}
      keepMounted={false}
      hideDetached={false}
    >
      <Combobox.Target
        withExpandedAttribute
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? getId(active) : undefined}
      >
        <TextInput
          {...input}
          ref={mergedRef}
          aria-autocomplete="list"
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
      </Combobox.Target>
      <Combobox.Dropdown className={`stack ${classes.popup}`} onMouseDown={(event) => event.preventDefault()}>
        {notice && (
          <p className={classes.notice} role="status">
            {notice}
          </p>
        )}
        <Combobox.Options id={listId} aria-label={listLabel} className={classes.list}>
          {suggestions.map(({ value, label, isDisabled = false }, index) => (
            <Combobox.Option
              key={value}
              value={value}
              id={getId(index)}
              className={classes.option}
              disabled={isDisabled}
              aria-selected={index === active}
              aria-disabled={isDisabled || undefined}
            >
              {label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
