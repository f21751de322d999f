import { Checkbox } from '@mantine/core'
import { useFormat } from '../../shared/format/useFormat.ts'
import { StaffAvatar } from '../../shared/status/StaffAvatars.tsx'
import { availabilityOf, merits } from './candidateWords.ts'
import type { Candidate } from './useRankedStaff.ts'
import classes from './Staff.module.css'

interface StaffOptionProps {
  readonly person: Candidate
  readonly isBest: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A candidate: what speaks for and against. */
export function StaffOption({ person, isBest, isChosen, onToggle }: StaffOptionProps) {
  const format = useFormat()
  const { tone, words } = availabilityOf(person, format)
  return (
    <label className={classes.option} data-chosen={isChosen || undefined}>
      <Checkbox size="sm" checked={isChosen} onChange={onToggle} />
      <StaffAvatar name={person.name} color={person.color} size={28} />
      <span className={classes.person}>
        <span className={classes.personName}>
          <bdi>{person.name ?? 'Unknown'}</bdi>
          {isBest && <span className={classes.best}>Best fit</span>}
        </span>
        <span className={classes.merits}>{merits(person).join(' · ')}</span>
      </span>
      {words && (
        <span className={classes.availability} data-tone={tone}>
          {words}
        </span>
      )}
    </label>
  )
}
