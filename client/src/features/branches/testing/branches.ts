import type { BranchFormPartsFragment } from '../form/branchForm.generated.ts'
import type { BranchRowFragment } from '../list/branchList.generated.ts'
import type { BranchRecordQuery } from '../record/branchRecord.generated.ts'

type Branch = BranchRecordQuery['branch'] & BranchRowFragment & BranchFormPartsFragment & { readonly __typename: 'Branch' }

export const carmen = {
  __typename: 'BranchHead',
  id: '12',
  name: 'Carmen Delgado',
  email: 'carmen@lantern.test',
  phone: '5125550201',
  phoneCountryCode: '1',
  address: '4 Hill Road, Round Rock',
} as const

/** A branch with all fields. */
export const branch = (part: Partial<Branch> = {}): Branch => ({
  __typename: 'Branch',
  id: '2',
  name: 'Round Rock',
  address: '201 E Main Ave, Round Rock, TX 78664',
  suiteNo: null,
  street1: '201 E Main Ave',
  street2: null,
  city: 'Round Rock',
  province: 'TX',
  country: 'United States',
  zipcode: '78664',
  email: 'round-rock@lantern.test',
  phone: '5125550112',
  phoneCountryCode: '1',
  alternateNo: null,
  alternatePhoneCountryCode: null,
  website: null,
  latitude: null,
  longitude: null,
  isActive: true,
  isDefault: false,
  staffCount: 3,
  openJobsCount: 12,
  branchHead: carmen,
  ...part,
})

/** A branch with its id alone. */
export const unknownBranch: Branch = {
  ...(Object.fromEntries(Object.keys(branch()).map((key) => [key, null])) as unknown as Branch),
  __typename: 'Branch',
  id: '9',
}

export const branchPage = (items: readonly object[]) => ({
  branches: { __typename: 'BranchPage', items, totalCount: items.length, page: 1, perPage: 10, unreadable: [], ignored: [] },
})

const noJobs = { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } as const
export const noJobsOf = { open: noJobs, over: noJobs }
