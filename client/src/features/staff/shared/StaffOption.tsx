import { Checkbox } from '@mantine/core'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { Availability } from './candidateWords.ts'
import classes from './Staff.module.css'

/** Somebody who can be sent, with what is known. */
export interface StaffChoice {
  readonly id: string
  readonly name: string | null
  readonly color: string | null
  /** What speaks for and against, or what they are. */
  readonly notes: readonly string[]
  readonly availability?: Availability
  /** The best of those who are there at that time. */
  readonly isBest?: boolean
}

interface StaffOptionProps {
  readonly person: StaffChoice
  readonly isBest: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export function StaffOption({ person, isBest, isChosen, onToggle }: StaffOptionProps) {
  const { name, color, notes, availability } = person
  return (
    <label className={classes.option} data-chosen={isChosen || undefined}>
      <Checkbox size="sm" checked={isChosen} onChange={onToggle} />
      <StaffAvatar name={name} color={color} size={28} />
      <span className={classes.person}>
        <span className={classes.personName}>
          <bdi>{name ?? 'Unknown'}</bdi>
          {isBest && <span className={classes.best}>Best fit</span>}
        </span>
        {notes.length > 0 && <span className={classes.merits}>{notes.join(' · ')}</span>}
      </span>
      {availability?.words && (
        <span className={classes.availability} data-tone={availability.tone}>
          {availability.words}
        </span>
      )}
    </label>
  )
}
