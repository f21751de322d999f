import { type ReactNode, useEffect, useRef } from 'react'
import { useListPlace } from './useListPlace.ts'
import classes from './Suggest.module.css'

export interface Suggestion {
  readonly value: string
  readonly label: ReactNode
  /** It is shown, and cannot be chosen. */
  readonly isDisabled?: boolean
  /** It does not depend on an answer, and can be chosen while one is awaited. */
  readonly isOwn?: boolean
}

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
  const place = useListPlace(popup)
  return (
    <div
      ref={popup}
      className={classes.popup}
      data-up={place?.isUp || undefined}
      style={{ maxHeight: place?.height }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {notice && (
        <p className={classes.notice} role="status">
          {notice}
        </p>
      )}
      <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.value}
            id={`${id}-${index}`}
            role="option"
            className={classes.option}
            aria-selected={index === active}
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
