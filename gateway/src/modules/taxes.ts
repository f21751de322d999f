import type { Camel } from '@callout/contracts/wire/casing'
import { taxSort } from '@callout/contracts/taxes/codes'
import { taxEndpoints } from '@callout/contracts/taxes/endpoints'
import type { Tax } from '@callout/contracts/taxes/schemas'
import { omitNull } from '../rest/emptied.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, searchIn } from '../lists/rowRules.ts'

type TaxRow = Camel<Tax>

const taxList = {
  read: readRows(taxEndpoints.listTaxes, 'taxes'),
  filters: { ...equalFilters('isActive'), search: searchIn<TaxRow>(({ name }) => ({ texts: [name] })) },
  sortKeys: { [taxSort.RATE.code]: ({ rate }: TaxRow) => rate },
}

export const taxes = {
  Query: {
    taxes: (_, { input, ...alone }, { rest }) => emulatedPage(taxList, input ?? alone, rest),
    tax: (_, { id }, { rest }) => rest(taxEndpoints.getTax, { id }),
  },
  Mutation: {
    createTax: (_, { input }, { rest }) => rest(taxEndpoints.createTax, input),
    updateTax: (_, { input }, { rest }) => rest(taxEndpoints.updateTax, omitNull(input)),
    deleteTax: (_, { id }, { rest }) => rest(taxEndpoints.deleteTax, { id }),
  },
} satisfies Resolvers
