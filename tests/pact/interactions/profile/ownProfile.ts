import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { statusSelected, teamPage } from '@callout/contracts/profile/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { noStaff, onlyStaff, OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../../states.ts'
import { admin, adminShown, unreadOfUser, USER } from './users.ts'
import { these } from '../../recordStates.ts'
import { pagesOf } from '../pages.ts'

export const changing = (
  token: string,
  variables: object,
  body: object,
  selection: string,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.updateOwnProfile,
  operation: {
    query: `mutation UpdateOwnProfile($input: UpdateOwnProfileInput!) { updateOwnProfile(input: $input) { message user { ${selection} } } }`,
    variables: { input: variables },
    token,
  },
  sends: { path: '/users/update_profile_all_users', body },
})

const listing = (branch_id: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.listTeamMembers,
  operation: {
    query: `query TeamMembers($branchId: ID) {
      teamMembers(branchId: $branchId, role: STAFF, isActive: true, page: 1, perPage: 10) {
        items { id name email phone color role branchId isActive avatarUrl } totalCount page perPage
      }
    }`,
    variables: { branchId: branch_id },
    token: TOKEN,
  },
  sends: { path: '/users/get_team_members', query: { branch_id, role: 'staff', is_active: 'true', page: '1', per_page: '10' } },
})

const [member] = teamPage.team_members

const person = { name: 'Cleo', branch_id: 77, user_type: 'staff', is_active: true }

export const ownProfileInteractions: readonly Interaction[] = [
  {
    name: 'changing the own profile as a staff admin',
    given: [signedIn],
    ...changing(
      TOKEN,
      { name: 'Dana Okoye', address: '7 Oak Road', phoneCountryCode: '1', phone: '5550111', latitude: 41.9, longitude: -87.6 },
      { name: 'Dana Okoye', address: '7 Oak Road', phone_country_code: '1', phone: '5550111', latitude: 41.9, longitude: -87.6 },
      USER,
    ),
    reply: ok({ user: admin }),
    readsMessage: true,
    unread: unreadOfUser,
    answer: shows({ updateOwnProfile: { message: 'Success', user: adminShown } }),
  },
  {
    name: 'changing the own profile and that of the company as its owner',
    given: [ownerSignedIn],
    ...changing(
      OWNER_TOKEN,
      {
        firstName: 'Olivia',
        lastName: 'Owens',
        organizationName: 'Brighter Home Services',
        organizationEmail: 'office@bright-home.test',
        organizationPhone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        alternatePhoneCountryCode: '44',
        alternatePhone: '5550101',
      },
      {
        first_name: 'Olivia',
        last_name: 'Owens',
        organization_name: 'Brighter Home Services',
        organization_email: 'office@bright-home.test',
        organization_phone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        alternate_phone_country_code: '44',
        alternate_phone: '5550101',
      },
      'id email firstName userProfileDetails { organizationName }',
    ),
    reply: ok({
      user: {
        id: 1,
        email: 'owner@demo.test',
        first_name: 'Olivia',
        user_profile_details: { organization_name: 'Brighter Home Services' },
      },
    }),
    readsMessage: true,
    answer: shows({
      updateOwnProfile: {
        message: 'Success',
        user: {
          id: '1',
          email: 'owner@demo.test',
          firstName: 'Olivia',
          userProfileDetails: { organizationName: 'Brighter Home Services' },
        },
      },
    }),
  },
  {
    name: 'saying that one is busy',
    row: profileEndpoints.selectStatus,
    given: [signedIn],
    operation: {
      query: 'mutation SelectStatus($input: SelectStatusInput!) { selectStatus(input: $input) { userId availabilityStatus changedAt } }',
      variables: { input: { availabilityStatus: 'BUSY', latitude: 41.9, longitude: -87.6 } },
      token: TOKEN,
    },
    sends: { path: '/users/select_status', body: { availability_status: 2, latitude: 41.9, longitude: -87.6 } },
    reply: ok(statusSelected),
    answer: shows({ selectStatus: { userId: '1', availabilityStatus: 'BUSY', changedAt: 1795219200 } }),
  },
  {
    name: 'listing the people one works with',
    given: [signedIn, onlyStaff(22)],
    ...listing('2'),
    reply: ok({ team_members: [member], pagination: { ...teamPage.pagination, total_count: 1 } }),
    answer: shows({
      teamMembers: {
        items: [
          {
            id: '21',
            name: 'Sam Fields',
            email: 'sam@bright-home.test',
            phone: '5550121',
            color: '#2f9e44',
            role: 'STAFF',
            branchId: '1',
            isActive: true,
            avatarUrl: null,
          },
        ],
        totalCount: 1,
        page: 1,
        perPage: 10,
      },
    }),
  },
  {
    name: 'listing the people one works with where there are none',
    given: [signedIn, noStaff],
    ...listing('3'),
    reply: ok({ team_members: [], pagination: { ...teamPage.pagination, total_count: 0, total_pages: 0 } }),
    answer: shows({ teamMembers: { items: [], totalCount: 0, page: 1, perPage: 10 } }),
  },
  ...pagesOf({
    of: 'people of a branch, among others that differ in one thing each',
    row: profileEndpoints.listTeamMembers,
    given: [
      signedIn,
      these(
        'staff',
        { ...person, id: 501, name: 'Ada' },
        { ...person, id: 502, name: 'Ben' },
        { ...person, id: 503, branch_id: 1 },
        { ...person, id: 504, user_type: 'branch_head' },
        { ...person, id: 505, is_active: false },
        { ...person, id: 506, of_another_company: true },
      ),
    ],
    root: 'teamMembers',
    wire: 'team_members',
    token: TOKEN,
    input: { branchId: '77', role: 'STAFF', isActive: true },
    types: { branchId: 'ID', role: 'UserType', isActive: 'Boolean' },
    path: '/users/get_team_members',
    sent: { branch_id: '77', role: 'staff', is_active: 'true' },
    both: [501, 502].map((id) => [{ id }, { id: String(id) }]),
  }),
]
