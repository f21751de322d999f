import { branchEndpoints } from '@callout/contracts/branches/endpoints'
import type { Camel } from '@callout/contracts/wire/casing'
import type { Branch } from '@callout/contracts/branches/schemas'
import { type Emptied, withoutNull } from '../rest/emptied.ts'
import type { BranchChangeInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { getList } from '../lists/listOf.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, optional, searchIn } from '../lists/rowRules.ts'
import { searchedField } from '../lists/searchedField.ts'

type Row = Camel<Branch>

const branchList = {
  read: readRows(branchEndpoints.listBranches, 'branches'),
  filters: {
    ...equalFilters('isActive'),
    search: searchIn<Row>(
      ({ name, address, email, phone, phoneCountryCode, alternateNo, alternatePhoneCountryCode }) => ({
        texts: [name, address, email],
        phones: [
          { phone, countryCode: phoneCountryCode },
          { phone: alternateNo, countryCode: alternatePhoneCountryCode },
        ],
      }),
      ({ name, address, phone, alternateNo }, search) => [
        name,
        address,
        ...(searchedField(search) === 'phone' ? [phone, optional(alternateNo)] : []),
      ],
    ),
  },
}

const choices = getList(branchEndpoints.listBranches, 'branches')

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
      input ? emulatedPage(branchList, input, context.rest) : { ...(await choices(_, given, context)), ignored: [] },
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
