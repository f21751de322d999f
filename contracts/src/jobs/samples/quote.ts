import type { z } from '../../wire/zod.ts'
import type { Job } from '../schemas/record.ts'
import type { Quote } from '../schemas/quote.ts'
import { job } from './record.ts'

const [repair, filter, seal] = job.line_items

export const quote = {
  valid_until: '2026-12-19',
  message: 'As discussed on the phone.',
  version: 1,
  alternatives: [
    { name: 'Good', line_items: [{ ...repair, id: 1 }] },
    {
      name: 'Better',
      line_items: [
        { ...repair, id: 2 },
        { ...filter, id: 3 },
      ],
    },
  ],
  optional_lines: [{ ...seal, id: 4 }],
  sent_at: 1794967200,
  approval: { kind: 'phone', name: 'Carla Reyes', at: 1795010400, note: 'Called back at noon.' },
} satisfies z.input<typeof Quote>

export const quotedJob = {
  ...job,
  id: 504,
  job_number: 'J-0504',
  title: 'Replace the boiler',
  status: 11,
  date: null,
  start_at: null,
  end_at: null,
  quote,
} satisfies z.input<typeof Job>
