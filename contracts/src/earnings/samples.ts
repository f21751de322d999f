import type { z } from '../wire/zod.ts'
import type { EarningGraph, EarningPage, Earnings } from './schemas.ts'

export const earnings = {
  period: '1D',
  date_from: '2031-03-07',
  date_to: '2031-03-07',
  total: 79.11,
  tax_total: 5.55,
  discount_total: 0,
  net_total: 73.56,
  payments_count: 2,
  jobs_count: 1,
  average: 39.56,
  previous_total: 100,
  change_percent: -20.9,
  by_method: [
    { payment_method: 0, amount: 50 },
    { payment_method: 1, amount: 29.11 },
  ],
  by_staff: [
    { staff_id: 21, name: 'Sam Fields', amount: 64.56 },
    { staff_id: 22, name: 'Zoe Young', amount: 14.55 },
  ],
  by_category: [{ category_id: 3, name: 'Plumbing', amount: 79.11 }],
  by_branch: [{ branch_id: 1, name: 'Main office', amount: 79.11 }],
  currency_code: 'USD',
} satisfies z.input<typeof Earnings>

export const earningGraph = {
  period: '1D',
  bucket: 'hour',
  points: [
    { label: '00:00', from_at: 1930284000, to_at: 1930287600, amount: 79.11, payments_count: 2 },
    { label: '01:00', from_at: 1930287600, to_at: 1930291200, amount: 0, payments_count: 0 },
  ],
  total: 79.11,
} satisfies z.input<typeof EarningGraph>

export const earningPage = {
  earnings: [
    {
      id: 951,
      invoice_id: 901,
      invoice_number: 'INV-0901',
      job_id: 501,
      job_number: 'J-0501',
      customer_name: 'Carla Reyes',
      staffs: [{ id: 21, name: 'Sam Fields', color: '#2f9e44' }],
      payment_method: 1,
      amount: 29.11,
      tax_amount: 2.05,
      net_amount: 27.06,
      paid_at: 1930284000,
    },
  ],
  total: 29.11,
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof EarningPage>
