import type { Deleted, z } from '../wire/zod.ts'
import type { Tax, TaxPage } from './schemas.ts'

export const taxPage = {
  taxes: [
    { id: 5, name: 'Sales tax', rate: 8.25, is_default: true, is_active: true },
    { id: 6, name: 'City tax', rate: 1.5, is_default: false, is_active: true },
  ],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof TaxPage>

export const tax = { id: 5, name: 'Sales tax', rate: 8.25, is_default: true, is_active: true } satisfies z.input<typeof Tax>

export const deletedTax = { id: 5, deleted_at: 1795190400 } satisfies z.input<typeof Deleted>
