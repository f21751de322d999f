import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { noStaffJobs, noStaffVisits, staffPage, staffRecordAnswer } from './staffAnswers.ts'

const authority = (key: string, label: string, group: string) => ({
  __typename: 'AdminAuthority',
  key,
  label,
  description: `${label}.`,
  group,
})
const { futureVisits: _, timeOff: __, locationAt: ___, ...edited } = staffRecordAnswer()

/** Responses for the staff form. */
export const staffFormAnswers = {
  StaffToEdit: { staffMember: edited },
  StaffRecord: { staffMember: staffRecordAnswer() },
  StaffJobs: noStaffJobs,
  StaffVisits: noStaffVisits,
  StaffList: staffPage([]),
  StaffColors: {
    teamMembers: { __typename: 'TeamPage', items: [{ __typename: 'TeamMember', id: '30', name: 'Tom Lindqvist', color: '#1f78b4' }] },
  },
  ListCategories: { ownCategories: { __typename: 'CategoryPage', items: [{ __typename: 'Category', id: '3', name: 'Heating' }] } },
  BranchesToChoose: { branches: { __typename: 'BranchPage', items: [] } },
  DialCodes: { countries: [] },
  AdminAuthorities: { adminAuthorities: [authority('dispatch', 'Dispatch', 'Jobs'), authority('view_earnings', 'View earnings', 'Money')] },
} as const

/** Fills in the required fields of a new staff member, except the prefilled color. */
export async function fillStaff(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/^Name/), 'Nia Adeyemi')
  await user.type(screen.getByLabelText(/^Email/), 'nia@harbor.test')
  await user.type(screen.getByLabelText(/^Phone/), '5125550160')
}
