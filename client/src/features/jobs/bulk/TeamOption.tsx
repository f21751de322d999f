import { userType } from '@callout/contracts/profile/userType'
import { Checkbox } from '@mantine/core'
import { StaffAvatar } from '../../../shared/status/StaffAvatars.tsx'
import type { ListTeamQuery } from './bulk.generated.ts'
import actionClasses from '../actions/actions.module.css'

interface TeamOptionProps {
  readonly person: ListTeamQuery['teamMembers']['items'][number]
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** Somebody who can be sent. */
export function TeamOption({ person, isChosen, onToggle }: TeamOptionProps) {
  const { name, color, role } = person
  return (
    <label className={actionClasses.option} data-chosen={isChosen || undefined}>
      <Checkbox size="sm" checked={isChosen} onChange={onToggle} />
      <StaffAvatar name={name} color={color} size={28} />
      <span className={actionClasses.person}>
        <span className={actionClasses.personName}>
          <bdi>{name ?? 'Unknown'}</bdi>
        </span>
        {role && <span className={actionClasses.merits}>{userType[role].label}</span>}
      </span>
    </label>
  )
}
