/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { ServiceCategory } from './schemas.ts'

/** `GET /categories`. */
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
