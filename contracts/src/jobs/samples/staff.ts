import type { z } from '../../wire/zod.ts'
import type { CategoryStaff } from '../schemas/staff.ts'

export const categoryStaff = {
  staffs: [
    {
      id: 21,
      name: 'Sam Fields',
      color: '#2f9e44',
      role: 'staff',
      category_match: true,
      is_available: true,
      unavailable_reason: null,
      clashes: [],
      visits_that_day: 2,
      distance_km: 3.4,
      score: 92,
    },
    {
      id: 22,
      name: 'Tess Moore',
      color: '#1971c2',
      role: 'staff',
      category_match: false,
      is_available: false,
      unavailable_reason: 'Busy at that time',
      clashes: [{ visit_id: 702, job_number: 'J-0502', start_at: 1795183200, end_at: 1795190400 }],
      visits_that_day: 4,
      distance_km: 11.2,
      score: 20,
    },
  ],
} satisfies z.input<typeof CategoryStaff>
