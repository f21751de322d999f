import type { Camel } from '@callout/contracts/wire/casing'
import { transactionSort } from '@callout/contracts/plans/codes'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { Transaction } from '@callout/contracts/plans/schemas'
import type { Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, searchIn } from '../lists/rowRules.ts'
import { getStatus } from './profile.ts'

type Row = Camel<Transaction>

const transactionList = {
  read: readRows(planEndpoints.listTransactions, 'transactions'),
  filters: {
    ...equalFilters('status', 'transactionType'),
    dateFrom: null,
    dateTo: null,
    search: searchIn<Row>(({ transactionNumber, planName, reference }) => ({ texts: [transactionNumber, planName, reference] })),
  },
  sortKeys: {
    [transactionSort.AMOUNT.code]: ({ amount }: Row) => amount,
    [transactionSort.CREATED_AT.code]: ({ createdAt }: Row) => createdAt,
  },
}

export const plans = {
  Query: {
    plans: (_, input, { rest }) => rest(planEndpoints.listPlans, input),
    subscription: (_, __, { rest }) => rest(planEndpoints.getSubscription, {}),
    transactions: async (_, { input }, { rest }) => {
      const { read, areSumsValid, ...page } = await emulatedPage(transactionList, input ?? {}, rest)
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
    status: getStatus,
  },
} satisfies Resolvers
