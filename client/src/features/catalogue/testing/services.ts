import type { ServiceFormPartsFragment } from '../form/serviceForm.generated.ts'
import type { ServiceRowFragment } from '../list/serviceList.generated.ts'

type Service = ServiceRowFragment & ServiceFormPartsFragment & { readonly __typename: 'Service' }

export const serviceOf = (part: Partial<Service> = {}): Service => ({
  __typename: 'Service',
  id: '11',
  name: 'Boiler service',
  description: 'Yearly check',
  amount: 45.5,
  currencyCode: 'USD',
  productType: 'SERVICE',
  categoryId: '3',
  categoryName: 'Heating',
  unit: 'hour',
  durationMinutes: 90,
  isTaxExempt: false,
  taxIds: [],
  cost: null,
  imageUrl: null,
  sku: 'BS-1',
  isActive: true,
  ...part,
})

/** A price list with one page. */
export const priceListOf = (items: readonly object[], totalCount: number | null = items.length) => ({
  services: { __typename: 'ServicePage', items, totalCount, page: 1, perPage: 10, unreadable: [], ignored: [] },
})

/** Selectable trades and taxes. */
export const trades = {
  JobTaxes: {
    taxes: {
      __typename: 'TaxPage',
      items: [{ __typename: 'Tax', id: '5', name: 'Sales tax', rate: 8.25, isDefault: true, isActive: true }],
    },
  },
  ListCategories: {
    ownCategories: {
      __typename: 'CategoryPage',
      items: [
        { __typename: 'Category', id: '3', name: 'Heating' },
        { __typename: 'Category', id: '4', name: 'Plumbing' },
      ],
    },
  },
}

/** Available trades; one of them has no returned selection state. */
export const tradesToChoose = {
  categories: [
    { __typename: 'Category', id: '3', name: 'Heating', description: 'Boilers', isSelected: true, servicesCount: 8 },
    { __typename: 'Category', id: '900002', name: 'Plumbing', description: 'Leaks', isSelected: null, servicesCount: null },
    { __typename: 'Category', id: '900009', name: 'Roofing', description: 'Shingles', isSelected: false, servicesCount: 0 },
  ],
  ownCategories: {
    __typename: 'CategoryPage',
    items: [
      { __typename: 'Category', id: '3', name: 'Heating' },
      { __typename: 'Category', id: '4', name: 'Plumbing' },
    ],
  },
}

/** A service for comparison with import rows. */
export const knownService = (part: object = {}) => ({
  __typename: 'Service',
  id: '11',
  name: 'Boiler service',
  sku: 'BS-1',
  categoryId: '3',
  categoryName: 'Heating',
  ...part,
})

/** Responses that an import loads first. */
export const knownServices = (...items: readonly object[]) => ({
  KnownServices: { services: { __typename: 'ServicePage', items, totalCount: items.length, page: 1 } },
  CategoriesByName: trades.ListCategories,
  TradesToChoose: { categories: tradesToChoose.categories.slice(0, 2), ownCategories: tradesToChoose.ownCategories },
})

/** The company's categories with their numbers of services. */
export const ownCategories = {
  ownCategories: {
    __typename: 'CategoryPage',
    items: [
      { __typename: 'Category', id: '3', name: 'Heating', description: 'Boilers', servicesCount: 2 },
      { __typename: 'Category', id: '4', name: 'Plumbing', description: null, servicesCount: 0 },
    ],
  },
}
