import type { Camel } from '@callout/contracts/casing'
import { transactionSort } from '@callout/contracts/plans/codes'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { Transaction } from '@callout/contracts/plans/schemas'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, TransactionsInput } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { equalFilters, orderBy, searchIn } from '../lists/rowRules.ts'
import { statusOf } from './profile.ts'

type Row = Camel<Transaction>

const matchesSearch = searchIn<Row>(({ transactionNumber, planName, reference }) => [transactionNumber, planName, reference])

const orderOf = orderBy<Row>({
  [transactionSort.AMOUNT.code]: ({ amount }) => amount,
  [transactionSort.CREATED_AT.code]: ({ createdAt }) => createdAt,
})

const transactionList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: TransactionsInput) => {
    const { transactions: rows, totals, pagination } = await rest(planEndpoints.listTransactions, { ...input, sortDir: sortDirection })
    return { rows, totals, pagination }
  },
  filters: equalFilters('status', 'transactionType'),
  matchesSearch,
  orderOf,
})

export const plans = {
  Query: {
    plans: (_, input, { rest }) => rest(planEndpoints.listPlans, input),
    subscription: (_, __, { rest }) => rest(planEndpoints.getSubscription, {}),
    transactions: async (_, { input }, context) => {
      const { read, areSumsValid, ...page } = await emulatedPage(transactionList(context), input ?? {})
      return { ...page, totals: areSumsValid ? read.totals : null }
    },
    transactionPaper: async (_, { id }, { rest }) => {
      const { transactions: rows, fileName, fileBase64 } = await rest(planEndpoints.listTransactions, { transactionId: id, format: 'pdf' })
      // Backends that ignore `transaction_id` return other rows.
      const isThat = rows.some((row) => String(row.id) === id)
      return isThat ? { fileName, base64: fileBase64 } : { fileName: null, base64: null }
    },
    cardToken: (_, { purpose }, { rest }) => rest(planEndpoints.getStripeToken, { purpose }),
    paymentConfiguration: (_, __, { rest }) => rest(planEndpoints.getPaymentConfiguration, {}),
  },
  Mutation: {
    subscribe: (_, { input, idempotencyKey }, { rest }) => rest(planEndpoints.subscribe, { ...input, idempotencyKey }),
    changeSubscription: (_, { input, idempotencyKey }, { rest }) => rest(planEndpoints.changeSubscription, { ...input, idempotencyKey }),
    cancelSubscription: (_, input, { rest }) => rest(planEndpoints.cancelSubscription, input),
    updatePaymentConfiguration: async (_, { input }, { rest }) => {
      const { data, message } = await rest.outcome(planEndpoints.updatePaymentConfiguration, input)
      return { configuration: data, message }
    },
  },
  Plan: {
    // Null: unlimited. Missing: unknown.
    isStaffUnlimited: ({ staffLimit }) => (staffLimit === undefined ? null : staffLimit === null),
  },
  OwnSubscription: {
    status: statusOf,
  },
} satisfies Resolvers
