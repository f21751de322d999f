import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { opensUp } from './opensUp.ts'
import type { Suggestion } from './SuggestField.tsx'
import classes from './Suggest.module.css'

interface SuggestListProps {
  readonly id: string
  readonly label: string
  readonly suggestions: readonly Suggestion[]
  readonly notice: string | null
  readonly active: number | null
  readonly onChoose: (value: string) => void
}

/** The suggestions of a field. The focus stays in the field. */
export function SuggestList({ id, label, suggestions, notice, active, onChoose }: SuggestListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const popup = useRef<HTMLDivElement>(null)
  const [isUp, setIsUp] = useState(false)
  useLayoutEffect(() => {
    const field = popup.current?.parentElement?.getBoundingClientRect()
    if (field) setIsUp(opensUp(field, window.visualViewport?.height ?? window.innerHeight))
  }, [])
  return (
    <div ref={popup} className={classes.popup} data-up={isUp || undefined} onMouseDown={(event) => event.preventDefault()}>
      {notice && (
        <p className={classes.notice} role="status">
          {notice}
        </p>
      )}
      <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
        {suggestions.map((suggestion, place) => (
          <div
            key={suggestion.value}
            id={`${id}-${place}`}
            role="option"
            className={classes.option}
            aria-selected={place === active}
            aria-disabled={suggestion.isDisabled || undefined}
            onClick={suggestion.isDisabled ? undefined : () => onChoose(suggestion.value)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
    </div>
  )
}
