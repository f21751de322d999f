import { settingsEndpoints } from '@callout/contracts/settings/endpoints'
import { wireTimeZone } from '@callout/contracts/time'
import { type Emptied, withoutNull } from '../rest/emptied.ts'
import type { Resolvers, UpdateCustomerSettingInput } from '../generated/resolvers.ts'

const emptiedSetting: Emptied<UpdateCustomerSettingInput> = {
  defaultTaxId: null,
  invoicePrefix: '',
  paymentTerms: '',
  invoiceFooter: '',
  companyName: undefined,
  timezone: undefined,
  dateFormat: undefined,
  timeFormat: undefined,
  currencyCode: undefined,
  languageCode: undefined,
  isLineItemRequired: undefined,
  taxBasis: undefined,
  discountBasis: undefined,
  invoiceDueDays: undefined,
  nextInvoiceNumber: undefined,
  accountingCodes: undefined,
}

export const settings = {
  Query: {
    companySettings: (_, __, { rest }) => rest(settingsEndpoints.getSettings, {}),
    company: (_, __, { rest }) => rest(settingsEndpoints.getCompany, {}),
  },
  Mutation: {
    updateCustomerSetting: (_, { input }, { rest }) => {
      const sent = withoutNull(input, emptiedSetting)
      return rest(settingsEndpoints.updateCustomerSetting, { ...sent, timezone: sent.timezone && wireTimeZone(sent.timezone) })
    },
    updateTeamSetting: (_, { input }, { rest }) => rest(settingsEndpoints.updateTeamSetting, input),
    updateJobSetting: (_, { input }, { rest }) => rest(settingsEndpoints.updateJobSetting, input),
    updateCompany: (_, { input }, { rest }) => rest(settingsEndpoints.updateCompany, input),
  },
} satisfies Resolvers
