import { earningEndpoints } from '@callout/contracts/earnings/endpoints'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'
import { pagesOf } from '../pages.ts'
import { A_DAY, DAY, history, invoice, job, NOON, ofSamSent, paid } from './history.ts'

const rows = (input: object, query: Readonly<Record<string, string>>): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: earningEndpoints.listEarnings,
  operation: {
    query: 'query Rows($input: EarningRowsInput!) { earningRows(input: $input) { totalCount total items { id amount } } }',
    variables: { input: { period: 'WEEK', date: DAY, ...input } },
    token: OWNER_TOKEN,
  },
  sends: { path: '/earnings/listings', query: { period: '1W', date: DAY, ...query } },
})
/** These payments, by id and amount, and what they come to. */
const finds = (
  total: number,
  ...found: readonly (readonly [id: number, amount: number])[]
): Pick<Interaction, 'reply' | 'pinned' | 'answer'> => ({
  reply: ok({ earnings: found.map(([id, amount]) => ({ id, amount })), total, pagination: { total_count: found.length } }),
  pinned: ['responseData.earnings', 'earnings.id', 'earnings.amount', 'responseData.total', 'pagination.total_count'],
  answer: shows({
    earningRows: { totalCount: found.length, total, items: found.map(([id, amount]) => ({ id: String(id), amount })) },
  }),
})

export const earningRowInteractions: readonly Interaction[] = [
  {
    name: 'listing the payments of a person in a branch',
    // The other one was paid in the same month and in another week.
    given: [...history, these('payments', paid(955, 911, 20, { paid_at: NOON - 6 * A_DAY }))],
    ...rows({ branchId: '1', staffId: '21' }, { branch_id: '1', staff_id: '21' }),
    ...finds(25, [951, 25]),
  },
  {
    name: 'listing the payments of a bar that were no cheques, by amount',
    given: [
      ...history,
      these(
        'payments',
        paid(961, 911, 3, { payment_method: 0, paid_at: NOON - A_DAY }),
        paid(962, 911, 2, { payment_method: 0, paid_at: NOON - A_DAY + 60 }),
        paid(963, 911, 4, { payment_method: 0, paid_at: NOON - A_DAY - 60 }),
        paid(964, 911, 5, { payment_method: 0, paid_at: NOON - A_DAY + 3600 }),
        paid(965, 911, 6, { paid_at: NOON - A_DAY }),
      ),
    ],
    ...rows(
      { fromAt: NOON - A_DAY, toAt: NOON - A_DAY + 3600, paymentMethod: 'CASH', sortBy: 'AMOUNT', sortDirection: 'DESCENDING' },
      {
        from_at: String(NOON - A_DAY),
        to_at: String(NOON - A_DAY + 3600),
        payment_method: '0',
        sort_by: 'amount',
        sort_dir: 'desc',
      },
    ),
    ...finds(5, [961, 3], [962, 2]),
  },
  {
    name: 'searching the payments of a category',
    given: [
      ...history,
      these('jobs', { ...job(503, [21]), category_id: 2 }),
      these('invoices', invoice(915, 503), invoice(916, 503), invoice(917, 501, { invoice_number: 'INV-9159' })),
      these('payments', paid(966, 915, 9, { job_id: 503 }), paid(967, 916, 8, { job_id: 503 }), paid(968, 917, 7)),
    ],
    ...rows({ search: 'INV-915', categoryId: '2' }, { search: 'INV-915', category_id: '2' }),
    ...finds(9, [966, 9]),
  },
  {
    name: 'reading a payment that earnings count',
    given: history,
    row: earningEndpoints.listEarnings,
    operation: {
      query: `query Row($input: EarningRowsInput!) {
        earningRows(input: $input) {
          ignored
          items {
            id invoiceId invoiceNumber jobId jobNumber customerName staff { id name color } paymentMethod amount taxAmount netAmount paidAt
          }
        }
      }`,
      variables: { input: { period: 'WEEK', date: DAY, staffId: '21', branchId: '1' } },
      token: OWNER_TOKEN,
    },
    sends: { path: '/earnings/listings', query: ofSamSent },
    reply: ok({
      earnings: [
        {
          id: 951,
          invoice_id: 911,
          invoice_number: 'INV-911',
          job_id: 501,
          job_number: 'J-0501',
          customer_name: 'Carla Reyes',
          staffs: [
            { id: 21, name: 'Sam Fields', color: '#2f9e44' },
            { id: 22, name: 'Zoe Young', color: '#1971c2' },
          ],
          payment_method: 1,
          amount: 25,
          tax_amount: 2.5,
          net_amount: 22.5,
          paid_at: NOON,
        },
      ],
    }),
    pinned: [
      'responseData.earnings',
      ...['id', 'invoice_id', 'job_id', 'staffs', 'payment_method', 'amount', 'tax_amount', 'net_amount', 'paid_at'].map(
        (field) => `earnings.${field}`,
      ),
    ],
    answer: shows({
      earningRows: {
        ignored: [],
        items: [
          {
            id: '951',
            invoiceId: '911',
            invoiceNumber: 'INV-911',
            jobId: '501',
            jobNumber: 'J-0501',
            customerName: 'Carla Reyes',
            staff: [
              { id: '21', name: 'Sam Fields', color: '#2f9e44' },
              { id: '22', name: 'Zoe Young', color: '#1971c2' },
            ],
            paymentMethod: 'CHEQUE',
            amount: 25,
            taxAmount: 2.5,
            netAmount: 22.5,
            paidAt: NOON,
          },
        ],
      },
    }),
  },
  ...pagesOf({
    of: 'payments',
    row: earningEndpoints.listEarnings,
    given: [
      ownerSignedIn,
      these('invoices', invoice(911, 501)),
      these('payments', paid(951, 911, 5), paid(952, 911, 6, { paid_at: NOON + 60 }), { ...paid(953, 911, 7), of_another_company: true }),
    ],
    root: 'earningRows',
    wire: 'earnings',
    token: OWNER_TOKEN,
    input: { period: 'WEEK', date: DAY, sortBy: 'PAID_AT', sortDirection: 'ASCENDING' },
    inputType: 'EarningRowsInput!',
    path: '/earnings/listings',
    sent: { period: '1W', date: DAY, sort_by: 'paid_at', sort_dir: 'asc' },
    both: [951, 952].map((id) => [{ id }, { id: String(id) }]),
  }),
]
