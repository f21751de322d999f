import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'

const listing = (input: object, query: Readonly<Record<string, string>>, selection: string, token = OWNER_TOKEN) => ({
  row: planEndpoints.listTransactions,
  operation: {
    query: `query Transactions($input: TransactionsInput) { transactions(input: $input) { ${selection} } }`,
    variables: { input },
    token,
  },
  sends: { path: '/master_transactions', query },
})

const paid = (id: number, amount: number, more: object = {}) => ({
  id,
  transaction_number: `TX-${id}`,
  transaction_type: 'subscription',
  status: 'succeeded',
  amount,
  plan_name: `${WORD}, monthly`,
  created_at: 1779000000 + id,
  ...more,
})
const NOT_ALLOWED = 'You don’t have permission to see these payments.'
const one = {
  id: 501,
  transaction_number: 'TX-0077',
  transaction_type: 'subscription',
  amount: 39.6,
  currency_code: 'USD',
  status: 'failed',
  status_desc: 'Your card has expired.',
  reference: 'pi_77',
  plan_name: WORD,
  created_at: 1795219200,
  lines: [
    { name: 'Team, monthly', amount: 49.5 },
    { name: 'Coupon', amount: -9.9 },
  ],
}
const both = [501, 502].map((id) => [{ id }, { id: String(id) }] as const)

/** What the company has paid for its plan. */
export const transactionInteractions: readonly Interaction[] = [
  {
    name: 'reading a payment of the plan',
    given: [ownerSignedIn, these('transactions', one)],
    ...listing(
      { search: WORD },
      { search: WORD },
      `items {
        id transactionNumber transactionType amount currencyCode status statusDesc gateway reference planName createdAt lines { name amount }
      } ignored`,
    ),
    reply: ok({ transactions: [{ ...one, gateway: 'Stripe' }] }),
    pinned: [
      'responseData.transactions',
      ...['id', 'amount', 'status', 'transaction_type', 'created_at', 'lines'].map((name) => `transactions.${name}`),
      'lines.amount',
    ],
    answer: shows({
      transactions: {
        ignored: [],
        items: [
          {
            id: '501',
            transactionNumber: 'TX-0077',
            transactionType: 'SUBSCRIPTION',
            amount: 39.6,
            currencyCode: 'USD',
            status: 'FAILED',
            statusDesc: 'Your card has expired.',
            gateway: 'Stripe',
            reference: 'pi_77',
            planName: WORD,
            createdAt: 1795219200,
            lines: [
              { name: 'Team, monthly', amount: 49.5 },
              { name: 'Coupon', amount: -9.9 },
            ],
          },
        ],
      },
    }),
  },
  {
    name: 'listing what was paid, by amount, with its sums',
    given: [
      ownerSignedIn,
      these(
        'transactions',
        paid(501, 29),
        paid(502, 79),
        paid(503, 5, { status: 'failed' }),
        paid(504, 7, { transaction_type: 'refund' }),
        { ...paid(505, 9), of_another_company: true },
      ),
    ],
    ...listing(
      { search: WORD, status: 'SUCCEEDED', sortBy: 'AMOUNT', sortDirection: 'DESCENDING' },
      { search: WORD, status: 'succeeded', sort_by: 'amount', sort_dir: 'desc' },
      'totalCount totals { paidTotal refundedTotal } items { id amount }',
    ),
    reply: ok({
      transactions: [
        { id: 502, amount: 79 },
        { id: 501, amount: 29 },
        { id: 504, amount: 7 },
      ],
      totals: { paid_total: 108, refunded_total: 7 },
      pagination: { total_count: 3 },
    }),
    pinned: [
      'responseData.transactions',
      'transactions.id',
      'transactions.amount',
      'totals.paid_total',
      'totals.refunded_total',
      'pagination.total_count',
    ],
    answer: shows({
      transactions: {
        totalCount: 3,
        totals: { paidTotal: 108, refundedTotal: 7 },
        items: [
          { id: '502', amount: 79 },
          { id: '501', amount: 29 },
          { id: '504', amount: 7 },
        ],
      },
    }),
  },
  {
    name: 'listing the refunds of a day',
    given: [
      ownerSignedIn,
      these(
        'transactions',
        paid(501, 29, { transaction_type: 'refund', created_at: 1779019200 }),
        paid(502, 79, { created_at: 1779019200 }),
        paid(503, 7, { transaction_type: 'refund', created_at: 1779019200 - 2 * 86_400 }),
        paid(504, 7, { transaction_type: 'refund', created_at: 1779019200 + 2 * 86_400 }),
      ),
    ],
    ...listing(
      { search: WORD, transactionType: 'REFUND', dateFrom: '2026-05-17', dateTo: '2026-05-17' },
      { search: WORD, transaction_type: 'refund', date_from: '2026-05-17', date_to: '2026-05-17' },
      'items { id }',
    ),
    reply: ok({ transactions: [{ id: 501 }] }),
    pinned: ['responseData.transactions', 'transactions.id'],
    answer: shows({ transactions: { items: [{ id: '501' }] } }),
  },
  {
    name: 'downloading the receipt of a payment of the plan',
    given: [ownerSignedIn, these('transactions', one)],
    row: planEndpoints.listTransactions,
    operation: { query: 'query Receipt { transactionPaper(id: 501) { fileName base64 } }', token: OWNER_TOKEN },
    sends: { path: '/master_transactions', query: { transaction_id: '501', format: 'pdf' } },
    reply: ok({ transactions: [{ id: 501 }], file_name: 'TX-0077.pdf', file_base64: 'JVBERi0xLjc=' }),
    pinned: ['responseData.file_name'],
    answer: shows({ transactionPaper: { fileName: 'TX-0077.pdf', base64: 'JVBERi0xLjc=' } }),
  },
  {
    name: 'listing the payments of the plan without the authority for it',
    given: [signedInWithout('manage_subscription')],
    ...listing({}, {}, 'totalCount', TOKEN),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedWith('FORBIDDEN', 403, NOT_ALLOWED),
  },
  ...pagesOf({
    of: 'payments of the plan',
    row: planEndpoints.listTransactions,
    given: [ownerSignedIn, these('transactions', paid(501, 29), paid(502, 79))],
    root: 'transactions',
    wire: 'transactions',
    token: OWNER_TOKEN,
    input: { search: WORD, sortBy: 'CREATED_AT', sortDirection: 'ASCENDING' },
    inputType: 'TransactionsInput',
    path: '/master_transactions',
    sent: { search: WORD, sort_by: 'created_at', sort_dir: 'asc' },
    both,
  }),
]
