import { userType } from '@callout/contracts/profile/userType'
import { Checkbox } from '@mantine/core'
import { StaffAvatar } from '../../shared/status/StaffAvatars.tsx'
import type { ListTeamQuery } from './staff.generated.ts'
import classes from './Staff.module.css'

interface TeamOptionProps {
  readonly person: ListTeamQuery['teamMembers']['items'][number]
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** Somebody who can be sent. */
export function TeamOption({ person, isChosen, onToggle }: TeamOptionProps) {
  const { name, color, role } = person
  return (
    <label className={classes.option} data-chosen={isChosen || undefined}>
      <Checkbox size="sm" checked={isChosen} onChange={onToggle} />
      <StaffAvatar name={name} color={color} size={28} />
      <span className={classes.person}>
        <span className={classes.personName}>
          <bdi>{name ?? 'Unknown'}</bdi>
        </span>
        {role && <span className={classes.merits}>{userType[role].label}</span>}
      </span>
    </label>
  )
}
