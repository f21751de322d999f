/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { BranchPage } from './schemas.ts'

/** `GET /branches`. */
export const branchPage = {
  branches: [
    { id: 1, name: 'North', address: '80 Elm Street, Chicago', city: 'Chicago', province: 'IL', is_active: true, is_default: true },
    { id: 2, name: 'South', address: '9 Dock Road, Joliet', city: 'Joliet', province: 'IL', is_active: true, is_default: false },
  ],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof BranchPage>
