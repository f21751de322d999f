import type { Camel } from '@callout/contracts/casing'
import { taxSort } from '@callout/contracts/taxes/codes'
import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import type { Tax } from '@callout/contracts/taxes/schemas'
import { omitNull } from '../emptied.ts'
import type { Resolvers, TaxesInput } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { equalFilters, orderBy } from '../lists/rowRules.ts'
import { containsWords } from '../lists/searchWords.ts'
import type { Rest } from '../rest/types.ts'

type TaxRow = Camel<Tax>

const orderOf = orderBy<TaxRow>({ [taxSort.RATE.code]: ({ rate }) => rate })

const taxList = (rest: Rest) => ({
  read: async ({ sortDirection, ...input }: TaxesInput) => {
    const { taxes: rows, pagination } = await rest(taxEndpoints.listTaxes, { ...input, sortDir: sortDirection })
    return { rows, pagination }
  },
  filters: equalFilters('isActive'),
  matchesSearch: ({ name }: TaxRow, search: string) => containsWords({ texts: [name] }, search),
  orderOf,
})

export const taxes = {
  Query: {
    taxes: (_, { input, ...alone }, { rest }) => emulatedPage(taxList(rest), input ?? alone),
    tax: (_, { id }, { rest }) => rest(taxEndpoints.getTax, { id }),
  },
  Mutation: {
    createTax: (_, { input }, { rest }) => rest(taxEndpoints.createTax, input),
    updateTax: (_, { input }, { rest }) => rest(taxEndpoints.updateTax, omitNull(input)),
    deleteTax: (_, { id }, { rest }) => rest(taxEndpoints.deleteTax, { id }),
  },
} satisfies Resolvers
