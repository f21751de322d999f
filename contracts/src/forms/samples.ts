/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { FormPage } from './schemas.ts'

/** `GET /forms`. */
export const formPage = {
  forms: [
    { id: 61, form_name: 'Sample Authority to Proceed', status: 11, is_template: true, category_ids: [], version: 1 },
    { id: 62, form_name: 'Boiler checklist', status: 1, is_template: false, category_ids: [3], version: 4 },
  ],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof FormPage>
