import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { invoiceDueDays } from '@callout/contracts/invoices/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'

const PATH = '/jobs/paid_unpaid_invoices'

/** Open, written and due in that year, with what is left out as it likes. */
const open = (id: number, year: number, part: object = {}) => ({
  id,
  invoice_number: `${WORD}-${id}`,
  job_id: 501,
  customer_id: 31,
  branch_id: 1,
  status: 9,
  issue_date: `${year}-01-10`,
  due_date: `${year}-01-24`,
  total: 120.5,
  amount_paid: 20.25,
  balance_due: 100.25,
  currency_code: 'USD',
  sent_at: 1795190400,
  ...part,
})
const settled = { status: 10, amount_paid: 120.5, balance_due: 0 }

const listing = (
  input: object,
  query: Readonly<Record<string, string>>,
  selection: string,
): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: invoiceEndpoints.listInvoices,
  operation: {
    query: `query Invoices($input: InvoicesInput) { invoices(input: $input) { ${selection} } }`,
    variables: { input: { search: WORD, ...input } },
    token: OWNER_TOKEN,
  },
  sends: { path: PATH, query: { search: WORD, ...query } },
})

/** A list that finds these, by their ids. */
const finds = (...ids: readonly number[]): Pick<Interaction, 'reply' | 'pinned' | 'answer'> => ({
  reply: ok({ invoices: ids.map((id) => ({ id })), pagination: { total_count: ids.length } }),
  pinned: ['responseData.invoices', 'invoices.id', 'pagination.total_count'],
  answer: shows({ invoices: { totalCount: ids.length, items: ids.map((id) => ({ id: String(id) })) } }),
})

const AMOUNTS = `totals { paidTotal paidCount unpaidTotal unpaidCount overdueTotal overdueCount unsentTotal unsentCount ages { age count balance } }`

export const invoiceListInteractions: readonly Interaction[] = [
  {
    name: 'reading what invoices come to, of which the unpaid ones are listed',
    given: [
      ownerSignedIn,
      these('invoices', open(911, 2090), open(912, 2020, { sent_at: null, balance_due: 50.1 }), open(913, 2020, settled)),
    ],
    ...listing(
      { status: 'UNPAID', sortBy: 'DUE_DATE', sortDirection: 'DESCENDING' },
      { status: '9', sort_by: 'due_date', sort_dir: 'desc' },
      `totalCount ${AMOUNTS}
       items { id invoiceNumber status issueDate dueDate total amountPaid balanceDue currencyCode isOverdue daysOverdue }`,
    ),
    reply: ok({
      invoices: [
        {
          id: 911,
          invoice_number: `${WORD}-911`,
          status: 9,
          issue_date: '2090-01-10',
          due_date: '2090-01-24',
          total: 120.5,
          amount_paid: 20.25,
          balance_due: 100.25,
          currency_code: 'USD',
          is_overdue: false,
          days_overdue: 0,
        },
        {
          id: 912,
          invoice_number: `${WORD}-912`,
          status: 9,
          issue_date: '2020-01-10',
          due_date: '2020-01-24',
          total: 120.5,
          amount_paid: 20.25,
          balance_due: 50.1,
          currency_code: 'USD',
          is_overdue: true,
          days_overdue: 2400,
        },
      ],
      totals: {
        paid_total: 161,
        paid_count: 1,
        unpaid_total: 150.35,
        unpaid_count: 2,
        overdue_total: 50.1,
        overdue_count: 1,
        unsent_total: 50.1,
        unsent_count: 1,
        ages: [
          { age: 'current', count: 1, balance: 100.25 },
          { age: '1_30', count: 0, balance: 0 },
          { age: '31_60', count: 0, balance: 0 },
          { age: '61_90', count: 0, balance: 0 },
          { age: '90_plus', count: 1, balance: 50.1 },
        ],
      },
      pagination: { total_count: 2 },
    }),
    pinned: [
      'responseData.invoices',
      ...['id', 'status', 'due_date', 'total', 'amount_paid', 'balance_due', 'is_overdue'].map((field) => `invoices.${field}`),
      ...['paid', 'unpaid', 'overdue', 'unsent'].flatMap((name) => [`totals.${name}_total`, `totals.${name}_count`]),
      'totals.ages',
      ...['age', 'count', 'balance'].map((field) => `ages.${field}`),
      'pagination.total_count',
    ],
    answer: shows({
      invoices: {
        totalCount: 2,
        totals: {
          paidTotal: 161,
          paidCount: 1,
          unpaidTotal: 150.35,
          unpaidCount: 2,
          overdueTotal: 50.1,
          overdueCount: 1,
          unsentTotal: 50.1,
          unsentCount: 1,
          ages: [
            { age: 'CURRENT', count: 1, balance: 100.25 },
            { age: 'DAYS_30', count: 0, balance: 0 },
            { age: 'DAYS_60', count: 0, balance: 0 },
            { age: 'DAYS_90', count: 0, balance: 0 },
            { age: 'OLDER', count: 1, balance: 50.1 },
          ],
        },
        items: [
          {
            id: '911',
            invoiceNumber: `${WORD}-911`,
            status: 'UNPAID',
            issueDate: '2090-01-10',
            dueDate: '2090-01-24',
            total: 120.5,
            amountPaid: 20.25,
            balanceDue: 100.25,
            currencyCode: 'USD',
            isOverdue: false,
            daysOverdue: 0,
          },
          {
            id: '912',
            invoiceNumber: `${WORD}-912`,
            status: 'UNPAID',
            issueDate: '2020-01-10',
            dueDate: '2020-01-24',
            total: 120.5,
            amountPaid: 20.25,
            balanceDue: 50.1,
            currencyCode: 'USD',
            isOverdue: true,
            daysOverdue: 2400,
          },
        ],
      },
    }),
  },
  {
    name: 'listing the invoices of a customer in a branch',
    given: [ownerSignedIn, these('invoices', open(911, 2026), open(912, 2026, { customer_id: 32 }), open(913, 2026, { branch_id: 2 }))],
    ...listing({ customerId: '31', branchId: '1' }, { customer_id: '31', branch_id: '1' }, 'totalCount items { id }'),
    ...finds(911),
  },
  {
    name: 'listing the invoices of a job that are overdue and were sent',
    given: [
      ownerSignedIn,
      these('invoices', open(911, 2020), open(912, 2090), open(913, 2020, { sent_at: null }), open(914, 2020, { job_id: 502 })),
    ],
    ...listing(
      { jobId: '501', isOverdue: true, isSent: true },
      { job_id: '501', is_overdue: 'true', is_sent: 'true' },
      'totalCount items { id }',
    ),
    ...finds(911),
  },
  {
    name: 'listing the oldest debts by when they were written',
    given: [
      ownerSignedIn,
      these('invoices', open(911, 2020), open(912, 2019), open(913, 2022), open(914, 2021, { due_date: '2090-01-01' })),
    ],
    ...listing(
      { age: 'OLDER', dateFrom: '2020-01-01', dateTo: '2021-12-31' },
      { age: '90_plus', date_from: '2020-01-01', date_to: '2021-12-31' },
      'totalCount items { id }',
    ),
    ...finds(911),
  },
  {
    name: 'listing invoices between two totals',
    given: [
      ownerSignedIn,
      these('invoices', open(911, 2020, { total: 99.99 }), open(912, 2020, { total: 100 }), open(913, 2020, { total: 150.01 })),
    ],
    ...listing({ minTotal: 100, maxTotal: 150 }, { min_total: '100', max_total: '150' }, 'totalCount items { id }'),
    ...finds(912),
  },
  {
    name: 'listing invoices without the authority for it',
    given: [signedInWithout('manage_invoices')],
    row: invoiceEndpoints.listInvoices,
    operation: { query: 'query Invoices { invoices { totalCount } }', token: TOKEN },
    sends: { path: PATH },
    reply: refused(403, 'You don’t have permission to see invoices.'),
    answer: refusedWith('FORBIDDEN', 403, 'You don’t have permission to see invoices.'),
  },
  ...pagesOf({
    of: 'invoices',
    row: invoiceEndpoints.listInvoices,
    given: [ownerSignedIn, these('invoices', open(911, 2020), open(912, 2021), { ...open(913, 2022), of_another_company: true })],
    root: 'invoices',
    wire: 'invoices',
    token: OWNER_TOKEN,
    input: { search: WORD, sortBy: 'ISSUE_DATE', sortDirection: 'ASCENDING' },
    inputType: 'InvoicesInput',
    path: PATH,
    sent: { search: WORD, sort_by: 'issue_date', sort_dir: 'asc' },
    both: [911, 912].map((id) => [{ id }, { id: String(id) }]),
  }),
  {
    name: 'reading after how many days an invoice is due',
    given: [ownerSignedIn],
    row: invoiceEndpoints.getInvoiceDueDays,
    operation: { query: 'query DueDays { invoiceDueDays { invoiceDueDays options } }', token: OWNER_TOKEN },
    sends: { path: '/settings/fetch_invoice_due_days' },
    reply: ok(invoiceDueDays),
    pinned: ['responseData.options'],
    answer: shows({ invoiceDueDays: { invoiceDueDays: 14, options: [0, 7, 14, 15, 30, 45, 60] } }),
  },
]
