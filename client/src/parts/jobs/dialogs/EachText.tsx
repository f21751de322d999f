import { useState } from 'react'
import { CustomerText, type CustomerEvent, type TextSubject } from './CustomerText.tsx'
import classes from './CustomerText.module.css'

/** One of several messages: whom it goes to, and what it is about. */
export interface ToldOne {
  readonly key: string
  readonly label: string
  readonly about: TextSubject
}

/** A text is asked for when somebody opens it. */
function One({
  event,
  one: { label, about },
  startsOpen,
}: {
  readonly event: CustomerEvent
  readonly one: ToldOne
  readonly startsOpen: boolean
}) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary dir="auto">{label}</summary>
        {isOpen && <CustomerText event={event} about={about} onWrite={null} />}
      </details>
    </li>
  )
}

interface EachTextProps {
  readonly event: CustomerEvent
  readonly told: readonly ToldOne[]
}

/** Which exact text goes to whom, where one action sends several. */
export const EachText = ({ event, told }: EachTextProps) => (
  <ul className={classes.each} aria-label="Messages that are sent">
    {told.map((one, place) => (
      <One key={one.key} event={event} one={one} startsOpen={place === 0} />
    ))}
  </ul>
)
