import { authEndpoints } from '@callout/contracts/auth/endpoints'
import {
  codeSent,
  passwordSet,
  registered,
  resetLinkSent,
  signedIn,
  socialNewcomer,
  socialReturning,
  verified,
} from '@callout/contracts/auth/samples'
import { toCamel } from '@callout/contracts/wire/casing'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { categories, ownCategoryPage, servicePage } from '@callout/contracts/catalogue/samples'
import { CompanySettings } from '@callout/contracts/settings/schemas'
import { companySettings } from '@callout/contracts/settings/samples'
import { customer, customerPage, duplicateCustomer, property, propertyPage } from '@callout/contracts/customers/samples'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { categoryStaff } from '@callout/contracts/jobs/samples/staff'
import { historyPage, noteEntry } from '@callout/contracts/jobs/samples/history'
import { job, managedJob } from '@callout/contracts/jobs/samples/record'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { lookupEndpoints } from '@callout/contracts/lookups/endpoints'
import {
  adminAuthorities,
  cancelReasons,
  cities,
  countries,
  currencies,
  ipLocation,
  languages,
  states,
} from '@callout/contracts/lookups/samples'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { plans } from '@callout/contracts/plans/samples'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { generalData, profileReply, setupProgress, statusSelected, teamPage, updatedProfile } from '@callout/contracts/profile/samples'
import type { Schema } from '@callout/contracts/reply/reader'
import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import { privacyPolicy, staticContents } from '@callout/contracts/staticContent/samples'
import { supportEndpoints } from '@callout/contracts/support/endpoints'
import { ticket } from '@callout/contracts/support/samples'
import { z } from '@callout/contracts/wire/zod'
import { expect, test } from 'vitest'
import { tolerant } from './readReply.ts'

const read = (schema: Schema, value: unknown): object => tolerant(schema).read(value) as object

const rows: [string, z.core.$ZodType, unknown][] = [
  ['listJobs', jobEndpoints.listJobs.data, jobPage],
  ['getJob', jobEndpoints.getJob.data, job],
  ['manageJob', jobEndpoints.manageJob.data, managedJob],
  ['listJobHistory', jobEndpoints.listJobHistory.data, historyPage],
  ['addJobHistory', jobEndpoints.addJobHistory.data, noteEntry],
  ['listCategoryStaff', jobEndpoints.listCategoryStaff.data, categoryStaff],
  ['getCustomer', customerEndpoints.getCustomer.data, customer],
  ['listCustomers', customerEndpoints.listCustomers.data, customerPage],
  ['createCustomer of somebody known', customerEndpoints.createCustomer.outcomes[409], duplicateCustomer],
  ['listProperties', customerEndpoints.listProperties.data, propertyPage],
  ['createProperty', customerEndpoints.createProperty.data, property],
  ['listOwnCategories', catalogueEndpoints.listOwnCategories.data, ownCategoryPage],
  ['listServices', catalogueEndpoints.listServices.data, servicePage],
  ['getSettings', CompanySettings, companySettings],
  ['signIn', authEndpoints.signIn.data, signedIn],
  ['register', authEndpoints.register.data, registered],
  ['socialLogin of a newcomer', authEndpoints.socialLogin.data, socialNewcomer],
  ['socialLogin of somebody known', authEndpoints.socialLogin.data, socialReturning],
  ['verifyUser', authEndpoints.verifyUser.data, verified],
  ['resendOtp', authEndpoints.resendOtp.data, codeSent],
  ['forgotPassword', authEndpoints.forgotPassword.data, resetLinkSent],
  ['setPassword', authEndpoints.setPassword.data, passwordSet],
  ['getProfile', profileEndpoints.getProfile.data, profileReply],
  ['updateProfile', profileEndpoints.updateProfile.data, updatedProfile],
  ['getGeneralData', profileEndpoints.getGeneralData.data, generalData],
  ['updateSetup', profileEndpoints.updateSetup.data, setupProgress],
  ['selectStatus', profileEndpoints.selectStatus.data, statusSelected],
  ['listTeamMembers', profileEndpoints.listTeamMembers.data, teamPage],
  ['listCancelReasons', lookupEndpoints.listCancelReasons.data, cancelReasons],
  ['listCountries', lookupEndpoints.listCountries.data, countries],
  ['listStates', lookupEndpoints.listStates.data, states],
  ['listCities', lookupEndpoints.listCities.data, cities],
  ['listAdminAuthorities', lookupEndpoints.listAdminAuthorities.data, adminAuthorities],
  ['listLanguages', lookupEndpoints.listLanguages.data, languages],
  ['listCurrencies', lookupEndpoints.listCurrencies.data, currencies],
  ['getIpLocation', lookupEndpoints.getIpLocation.data, ipLocation],
  ['listCategories', catalogueEndpoints.listCategories.data, categories],
  ['listStaticContents', staticContentEndpoints.listStaticContents.data, staticContents],
  ['getStaticContent', staticContentEndpoints.getStaticContent.data, privacyPolicy],
  ['contactSupport', supportEndpoints.contactSupport.data, ticket],
  ['listPlans', planEndpoints.listPlans.data, plans],
]

test.each(rows)('%s: the reader and zod read the same of the plain form', (_, schema, sample) => {
  expect(read(schema, sample)).toEqual(toCamel(z.parse(schema, sample)))
})

test('drops unknown names and returns missing ones as undefined', () => {
  const schema = z.object({ first_name: z.optional(z.string()), last_name: z.string() })
  expect(Object.entries(read(schema, { last_name: 'x', extra: 1 }))).toEqual([
    ['firstName', undefined],
    ['lastName', 'x'],
  ])
})
