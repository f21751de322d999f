import type { TaxPartsFragment } from '../taxes.generated.ts'

type Tax = TaxPartsFragment & { readonly __typename: 'Tax' }

export const taxOf = (part: Partial<Tax> = {}): Tax => ({
  __typename: 'Tax',
  id: '5',
  name: 'Sales tax',
  rate: 8.25,
  isDefault: true,
  isActive: true,
  ...part,
})

export const taxesOf = (items: readonly object[]) => ({
  taxes: { __typename: 'TaxPage', items, totalCount: items.length, page: 1, perPage: 10, unreadable: [], ignored: [] },
})
