import type { z } from '../wire/zod.ts'
import type { Branch, BranchPage, OperatedBranch } from './schemas.ts'

const north = {
  id: 1,
  name: 'North',
  address: '80 Elm Street, Chicago',
  city: 'Chicago',
  province: 'IL',
  is_active: true,
  is_default: true,
}

export const branchPage = {
  branches: [
    { ...north, staff_count: 4, open_jobs_count: 12, branch_head: { id: 31, name: 'Dana Okoye' } },
    {
      id: 2,
      name: 'South',
      address: '9 Dock Road, Joliet',
      city: 'Joliet',
      province: 'IL',
      is_active: true,
      is_default: false,
      staff_count: 0,
      open_jobs_count: 0,
      branch_head: null,
    },
  ],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof BranchPage>

export const branch = {
  ...north,
  suite_no: 'Suite 4',
  street1: '80 Elm Street',
  street2: 'Rear entrance',
  country: 'United States',
  zipcode: '60601',
  email: 'north@harbor.test',
  phone_country_code: '1',
  phone: '3125550140',
  alternate_phone_country_code: '1',
  alternate_no: '3125550141',
  website: 'https://harbor.test/north',
  latitude: 41.9,
  longitude: -87.6,
  branch_head: {
    id: 31,
    name: 'Dana Okoye',
    email: 'dana@harbor.test',
    phone_country_code: '1',
    phone: '3125550142',
    address: '12 Lake Street, Chicago',
  },
  staff_count: 4,
  open_jobs_count: 12,
} satisfies z.input<typeof Branch>

export const deletedBranch = { id: 2, deleted_at: 1795190400 } satisfies z.input<typeof OperatedBranch>
