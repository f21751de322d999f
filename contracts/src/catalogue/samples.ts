import type { Deleted, z } from '../wire/zod.ts'
import type { CategorySelection, OwnCategoryPage, Service, ServiceCategory, ServicePage } from './schemas.ts'

export const categories: z.input<typeof ServiceCategory>[] = [
  {
    id: 3,
    name: 'Heating',
    image_url: 'https://callout.test/categories/heating.webp',
    description: 'Boilers, radiators and heat pumps',
    services_count: 8,
    is_selected: false,
  },
  { id: 5, name: 'Plumbing', image_url: null, description: null, services_count: 0, is_selected: true },
]

export const ownCategoryPage = {
  categories: [{ id: 3, name: 'Heating', image_url: null, description: 'Boilers', services_count: 8, is_selected: true }],
  pagination: { current_page: 1, per_page: 100, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof OwnCategoryPage>

export const servicePage = {
  services: [
    {
      id: 11,
      name: 'Boiler service',
      description: 'Yearly check',
      currency_code: 'USD',
      amount: 45,
      product_type: 0,
      category_id: 3,
      category_name: 'Heating',
      unit: 'hour',
      duration_minutes: 90,
      is_tax_exempt: false,
      sku: 'BS-1',
      is_active: true,
    },
    {
      id: 12,
      name: 'Filter',
      description: null,
      currency_code: 'USD',
      amount: 19.99,
      product_type: 1,
      category_id: 3,
      category_name: 'Heating',
      unit: 'piece',
      duration_minutes: null,
      is_tax_exempt: true,
      sku: null,
      is_active: true,
    },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof ServicePage>

export const service = {
  id: 11,
  name: 'Boiler service',
  description: 'Yearly check',
  currency_code: 'USD',
  amount: 45.5,
  product_type: 0,
  category_id: 3,
  category_name: 'Heating',
  unit: 'hour',
  duration_minutes: 90,
  is_tax_exempt: false,
  tax_ids: [5],
  cost: 18.25,
  image_url: 'https://callout.test/services/boiler.webp',
  sku: 'BS-1',
  is_active: true,
} satisfies z.input<typeof Service>

export const deletedService = { id: 11, deleted_at: 1795190400 } satisfies z.input<typeof Deleted>

export const category = {
  id: 3,
  name: 'Heating',
  image_url: null,
  description: 'Boilers',
  email: 'heating@callout.test',
  services_count: 8,
  is_selected: true,
  is_active: true,
} satisfies z.input<typeof ServiceCategory>

export const categorySelection = { categories: [category] } satisfies z.input<typeof CategorySelection>

export const deletedCategory = { id: 3, deleted_at: 1795190400 } satisfies z.input<typeof Deleted>
