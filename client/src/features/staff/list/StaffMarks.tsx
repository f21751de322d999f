import { availabilityStatus } from '@callout/contracts/profile/availability'
import { invitationStatus } from '@callout/contracts/staff/codes'
import { Mark } from '../../../components/record/Parts.tsx'
import { staffName } from '../shared/staffWords.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { StaffRowFragment } from './staffList.generated.ts'
import classes from './staffList.module.css'

/** Inactive, not signed in yet, or the availability that the person chose. */
export function StaffMarks({
  staff: { isActive, invitationStatus: invited, availabilityStatus: said },
}: {
  readonly staff: StaffRowFragment
}) {
  if (isActive === false) return <Mark>Inactive</Mark>
  if (invited && invited !== 'ACCEPTED') return <Mark>{invitationStatus[invited].label}</Mark>
  return said === null || said === 'AVAILABLE' ? null : <Mark>{availabilityStatus[said].label}</Mark>
}

/** Initials on the person’s colour, the name, and what there is to know. */
export const StaffFace = ({ staff }: { readonly staff: StaffRowFragment }) => (
  <span className={classes.face}>
    <StaffAvatar name={staff.name} color={staff.color} />
    <span className={classes.name} dir="auto">
      {staffName(staff)}
    </span>
    <StaffMarks staff={staff} />
  </span>
)
