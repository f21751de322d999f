import type { Camel } from '@callout/contracts/casing'
import { staffSort } from '@callout/contracts/staff/codes'
import { staffEndpoints } from '@callout/contracts/staff/endpoints'
import type { Staff } from '@callout/contracts/staff/schemas'
import type { GatewayContext } from '../context.ts'
import { type Emptied, withoutNull } from '../emptied.ts'
import type { Resolvers, StaffChangeInput, StaffListInput } from '../generated/resolvers.ts'
import { fieldsBelow } from '../graphql/fieldsBelow.ts'
import { heldPage } from '../lists/heldPage.ts'
import type { RowOrder } from '../lists/pagedList.ts'
import { hasShown, soughtIn } from '../lists/shownWords.ts'
import { jobPageOf } from './jobPage.ts'

type Row = Camel<Staff>

const isTold = (value: unknown): boolean => value !== null && value !== undefined

/** Whether a row is as the filter wants it; undefined where it does not tell. */
const filters = {
  branchId: ({ branchId }: Row, { branchId: wanted }: StaffListInput) =>
    isTold(branchId) ? String(branchId) === String(wanted) : undefined,
  role: ({ role }: Row, { role: wanted }: StaffListInput) => (isTold(role) ? role === wanted : undefined),
  categoryId: ({ categoryIds }: Row, { categoryId }: StaffListInput) => categoryIds?.some((id) => String(id) === String(categoryId)),
  isActive: ({ isActive }: Row, { isActive: wanted }: StaffListInput) => (isTold(isActive) ? isActive === wanted : undefined),
}

function orderOf({ sortBy, sortDirection }: StaffListInput): RowOrder<Row> | null {
  if (sortBy !== staffSort.CREATED_AT.code || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return ({ createdAt: one }, { createdAt: other }) =>
    typeof one === 'number' && typeof other === 'number' ? sign * (one - other) : undefined
}

/** Whether a row shows what is searched for; undefined where it does not tell that of which it would be a part. */
function shows({ name, email, phone }: Row, search: string): boolean | undefined {
  if (hasShown({ texts: [name, email], phone }, search)) return true
  return isTold({ name, email, phone }[soughtIn(search)]) ? false : undefined
}

const staffList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: StaffListInput) => {
    const { staff: rows, ...read } = await rest(staffEndpoints.listStaff, { ...input, sortDir: sortDirection })
    return { rows, ...read }
  },
  complete: (rows: Row[]) => rows,
  filters,
  shows,
  orderOf,
})

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
    staff: async (_, { input }, context) => {
      const { read, ...page } = await heldPage(staffList(context), input ?? {})
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
