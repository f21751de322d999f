import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import type { Camel } from '@callout/contracts/casing'
import { branchSort } from '@callout/contracts/branches/codes'
import type { Branch } from '@callout/contracts/branches/schemas'
import type { GatewayContext } from '../context.ts'
import { type Emptied, withoutNull } from '../emptied.ts'
import type { BranchChangeInput, BranchesInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { listOf } from '../lists/listOf.ts'
import type { RowOrder } from '../lists/pagedList.ts'
import { equalFilters, isSet } from '../lists/rowRules.ts'
import { containsWords } from '../lists/searchWords.ts'

type Row = Camel<Branch>

/** Undefined if the name or address is missing. */
function matchesSearch({ name, address, email, phone }: Row, search: string): boolean | undefined {
  if (containsWords({ texts: [name, address, email], phone }, search)) return true
  return isSet(name) && isSet(address) ? false : undefined
}

/** Undefined if a row lacks the text. */
const byText =
  (textOf: (row: Row) => string | null | undefined, sign: number): RowOrder<Row> =>
  (a, b) => {
    const [one, other] = [textOf(a), textOf(b)]
    return isSet(one) && isSet(other) ? sign * one.localeCompare(other, 'en') : undefined
  }

function orderOf({ sortBy, sortDirection }: BranchesInput): RowOrder<Row> | null {
  if (!sortBy || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return byText(sortBy === branchSort.CITY.code ? ({ city }) => city : ({ name }) => name, sign)
}

const branchList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: BranchesInput) => {
    const { branches: rows, pagination } = await rest(branchEndpoints.listBranches, { ...input, sortDir: sortDirection })
    return { rows, pagination }
  },
  filters: equalFilters('isActive'),
  matchesSearch,
  orderOf,
})

/** All branches, for pickers. */
const choices = listOf(branchEndpoints.listBranches, 'branches')

const emptied: Emptied<BranchChangeInput> = {
  suiteNo: '',
  street2: '',
  zipcode: '',
  phoneCountryCode: '',
  alternatePhoneCountryCode: '',
  alternateNo: '',
  website: '',
  latitude: null,
  longitude: null,
  name: undefined,
  address: undefined,
  street1: undefined,
  city: undefined,
  province: undefined,
  country: undefined,
  email: undefined,
  phone: undefined,
}

export const branches = {
  Query: {
    branches: async (_, { input, ...given }, context) =>
      input ? emulatedPage(branchList(context), input) : { ...(await choices(_, given, context)), ignored: [] },
    branch: (_, { id }, { rest }) => rest(branchEndpoints.getBranch, { id }),
  },
  Mutation: {
    createBranch: (_, { input }, { rest }) => rest(branchEndpoints.createBranch, input),
    updateBranch: (_, { input }, { rest }) => rest(branchEndpoints.updateBranch, withoutNull(input, emptied)),
    operateBranch: (_, { input }, { rest }) => rest(branchEndpoints.operateBranch, input),
    addBranchHead: (_, { input }, { rest }) => rest(branchEndpoints.addBranchHead, input),
    updateBranchHead: (_, { input }, { rest }) => rest(branchEndpoints.updateBranchHead, input),
    removeBranchHead: (_, input, { rest }) => rest(branchEndpoints.removeBranchHead, input),
  },
} satisfies Resolvers
