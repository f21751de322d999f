import type { Camel } from '@callout/contracts/wire/casing'
import { staffSort } from '@callout/contracts/staff/codes'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import type { Staff } from '@callout/contracts/staff/schemas'
import { type Emptied, withoutNull } from '../rest/emptied.ts'
import type { Resolvers, StaffChangeInput, StaffListInput } from '../generated/resolvers.ts'
import { fieldsBelow } from '../graphql/fieldsBelow.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, searchIn } from '../lists/rowRules.ts'
import { searchedField } from '../lists/searchedField.ts'
import { jobPageOf } from './jobPage.ts'

type Row = Camel<Staff>

const staffList = {
  read: readRows(staffEndpoints.listStaff, 'staff'),
  filters: {
    ...equalFilters('branchId', 'role', 'isActive'),
    categoryId: ({ categoryIds }: Row, { categoryId }: StaffListInput) => categoryIds?.some((id) => String(id) === String(categoryId)),
    search: searchIn<Row>(
      ({ name, email, phone, phoneCountryCode: countryCode }) => ({ texts: [name, email], phones: [{ phone, countryCode }] }),
      (row, search) => [row[searchedField(search)]],
    ),
  },
  sortKeys: { [staffSort.CREATED_AT.code]: ({ createdAt }: Row) => createdAt },
}

const emptied: Emptied<StaffChangeInput> = {
  address: '',
  latitude: null,
  longitude: null,
  categoryIds: [],
  timeOff: [],
  name: undefined,
  email: undefined,
  color: undefined,
  phoneCountryCode: undefined,
  phone: undefined,
  role: undefined,
  authorities: undefined,
  branchId: undefined,
  workingHours: undefined,
  sendInvite: undefined,
}

export const staff = {
  Query: {
    staff: async (_, { input }, { rest }) => {
      const { read, ...page } = await emulatedPage(staffList, input ?? {}, rest)
      return { ...page, seats: read.seats }
    },
    staffMember: (_, { id }, { rest }) => rest(staffEndpoints.getStaff, { id }),
    staffJobs: (_, { staffId, input }, context, info) =>
      jobPageOf(
        (query) => context.rest(staffEndpoints.listStaffJobs, { ...query, staffId }),
        { ...input, staffId },
        context,
        fieldsBelow(info),
      ),
  },
  Mutation: {
    createStaff: (_, { input }, { rest }) => rest(staffEndpoints.createStaff, input),
    updateStaff: (_, { input }, { rest }) => rest(staffEndpoints.updateStaff, withoutNull(input, emptied)),
    setStaffActive: (_, { input }, { rest }) => rest(staffEndpoints.setStaffActive, input),
    changeStaffPassword: (_, { input }, { rest }) => rest(staffEndpoints.changeStaffPassword, input),
  },
} satisfies Resolvers
