import type { JobsThatSellQuery } from '../priceUpdate/priceUpdate.generated.ts'

type Job = JobsThatSellQuery['jobs']['items'][number]
type Line = NonNullable<Job['lineItems']>[number]

export const toLine = (part: Partial<Line> = {}): Line & { readonly __typename: 'LineItem' } => ({
  __typename: 'LineItem',
  id: '801',
  serviceId: '11',
  name: 'Boiler service',
  description: null,
  productType: 'SERVICE',
  quantity: 2,
  unit: 'hour',
  amount: 40,
  isTaxExempt: false,
  ...part,
})

/** An open job with the service of `serviceOf` at an earlier price. */
export const sellingJob = (part: object = {}) => ({
  __typename: 'Job',
  id: '501',
  jobNumber: 'J-1012',
  title: 'Boiler repair',
  invoiceStatus: null,
  billing: 'WHOLE_JOB',
  customer: { __typename: 'Customer', id: '31' },
  property: { __typename: 'JobProperty', id: '41' },
  category: { __typename: 'Category', id: '3' },
  lineItems: [toLine()],
  lockVersion: 4,
  ...part,
})

export const sellingJobs = (items: readonly object[]) => ({ jobs: { __typename: 'JobPage', items, totalCount: items.length } })
