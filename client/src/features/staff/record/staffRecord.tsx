import { worksAlone } from '../../../lib/session/onSite.ts'
import { availabilityStatus } from '@callout/contracts/profile/availability'
import { userType } from '@callout/contracts/profile/userType'
import { invitationStatus } from '@callout/contracts/staff/codes'
import { IconPencil, IconUserShare } from '@tabler/icons-react'
import { defineRecord } from '../../../components/record/defineRecord.ts'
import { Facts } from '../../../components/record/Facts.tsx'
import { Fact, Mark, Panel } from '../../../components/record/Parts.tsx'
import { BranchName } from '../../branches/choice/BranchName.tsx'
import { CategoryNames } from '../../catalogue/categoryNames/CategoryNames.tsx'
import { ContactLinks } from '../../customers/picker/ContactLinks.tsx'
import { Access } from '../team/Access.tsx'
import { staffName } from '../team/staffText.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { staffActionSet } from '../actions/staffActionSet.ts'
import { StaffRecordDocument, type StaffRecordQuery } from './staffRecord.generated.ts'
import { StaffVisits } from './StaffVisits.tsx'
import { TimeOff, WorkingHours } from './WorkingTimes.tsx'
import { FoundJobs, openAndPast } from '../../jobs/queries/JobsOf.tsx'
import { useStaffJobsQuery } from './staffJobs.generated.ts'
import { Anchor } from '@mantine/core'
import { directionsTo } from '../../customers/picker/directions.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'

/** Where the person starts the day, or their last shared position. */
function StaffPlace({ of: { latitude, longitude, locationAt } }: { readonly of: StaffRecordQuery['staffMember'] }) {
  const { dateTime } = useFormat()
  if (latitude === null || longitude === null) return null
  return (
    <Fact label={locationAt === null ? 'Starts the day at' : `Last location, ${dateTime(locationAt)}`}>
      <Anchor href={directionsTo({ address: null, latitude, longitude }) ?? undefined} target="_blank" rel="noreferrer">
        Show on a map
      </Anchor>
    </Fact>
  )
}

function StaffJobs({ id }: { readonly id: string }) {
  const found = useStaffJobsQuery({ variables: { staffId: id, ...openAndPast }, fetchPolicy: 'cache-and-network' })
  return <FoundJobs found={found} by={['staffId']} noun="person" all={paths.jobsOfStaff(id)} />
}

export const staffRecord = defineRecord({
  noun: 'staff member',
  get list() {
    return worksAlone() ? { to: paths.settings(), label: 'Settings' } : { to: paths.staff(), label: 'Staff' }
  },
  query: StaffRecordDocument,
  getRecord: ({ staffMember }: StaffRecordQuery) => staffMember,
  getTitle: staffName,
  badge: ({ name, color, role, isActive, invitationStatus: invited }) => (
    <>
      <StaffAvatar name={name} color={color} size={28} />
      {role && <Mark>{userType[role].label}</Mark>}
      {isActive === false && <Mark>Inactive</Mark>}
      {isActive !== false && invited && invited !== 'ACCEPTED' && <Mark>{invitationStatus[invited].label}</Mark>}
    </>
  ),
  actions: staffActionSet,
  links: ({ id }) => [{ label: 'Edit', Icon: IconPencil, shortcut: 'e', to: paths.editStaff(id), needs: 'manage_staff' }],
  entries: ({ id, isActive }) =>
    isActive === false || worksAlone()
      ? []
      : [{ label: 'Reassign today’s visits', Icon: IconUserShare, shortcut: 'v', to: paths.reassign(id), needs: ['dispatch'] }],
  main: {
    first: (staff) => <TimeOff staff={staff} />,
    rest: ({ id }) => (
      <>
        <StaffVisits id={id} />
        <StaffJobs id={id} />
      </>
    ),
  },
  side: {
    first: (staff) => (
      <Facts title="Contact" facts={[{ label: 'Address', text: staff.address }]}>
        <StaffPlace of={staff} />
        <ContactLinks of={{ ...staff, companyName: null }} none="No phone or email" />
      </Facts>
    ),
    rest: ({
      role,
      authorities,
      branchId,
      categoryIds,
      workingHours,
      availabilityStatus: availability,
      visitsToday,
      futureVisits,
      createdAt,
    }) => (
      <>
        <Panel title="Access">
          <Access role={role} authorities={authorities} />
        </Panel>
        <Facts
          title="Work"
          facts={[
            { label: 'Availability', text: availability && availabilityStatus[availability].label },
            { label: 'Visits today', text: visitsToday === null ? null : String(visitsToday) },
            { label: 'Upcoming visits', text: futureVisits === null ? null : String(futureVisits) },
            { label: 'Joined', at: createdAt },
          ]}
        >
          {branchId !== null && (
            <Fact label="Branch">
              <BranchName id={branchId} />
            </Fact>
          )}
          {categoryIds && categoryIds.length > 0 && (
            <Fact label="Categories">
              <CategoryNames ids={categoryIds} />
            </Fact>
          )}
        </Facts>
        <WorkingHours hours={workingHours} />
      </>
    ),
  },
  refreshes: ['StaffRecord', 'StaffVisits', 'StaffJobs'],
})
