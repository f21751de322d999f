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
import { camelKey, toCamel } from '@callout/contracts/casing'
import { catalogueEndpoints } from '@callout/contracts/catalogue/endpoints'
import { categories, ownCategoryPage, servicePage } from '@callout/contracts/catalogue/samples'
import { CompanySettings } from '@callout/contracts/settings/schemas'
import { companySettings } from '@callout/contracts/settings/samples'
import { customer, customerPage, duplicateCustomer, property, propertyPage } from '@callout/contracts/customers/samples'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { categoryStaff, historyPage, job, jobPage, managedJob, noteEntry } from '@callout/contracts/jobs/samples'
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
import { staticContentEndpoints } from '@callout/contracts/staticContent/endpoints'
import { privacyPolicy, staticContents } from '@callout/contracts/staticContent/samples'
import { supportEndpoints } from '@callout/contracts/support/endpoints'
import { ticket } from '@callout/contracts/support/samples'
import { z } from '@callout/contracts/zod'
import { expect, test } from 'vitest'
import { Drift, driftPaths, read } from './reader.ts'

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

/** Every value of a tree with the path to it. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]))]
}

function replaced(value: unknown, [step, ...rest]: (string | number)[], by: unknown): unknown {
  if (step === undefined) return by
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[step] = replaced(copy[step], rest, by)
  return copy
}

const outcome = (run: () => unknown): unknown => {
  try {
    return run()
  } catch {
    return 'refused'
  }
}

test.each(rows)('%s: the reader and zod agree, on the sample and on every way to spoil one of its values', (_, schema, sample) => {
  const byZod = (value: unknown) => outcome(() => toCamel(z.parse(schema, value)))
  expect(read(schema, sample)).toEqual(byZod(sample))
  for (const path of pathsIn(sample)) {
    for (const wrong of [undefined, null, 'text', '12', 7, 1.5, true, [], {}, Number.NaN, 2 ** 60]) {
      const spoilt = replaced(sample, path, wrong)
      expect(
        outcome(() => read(schema, spoilt)),
        `${path.join('.')} = ${String(wrong)}`,
      ).toEqual(byZod(spoilt))
    }
  }
})

test('names that the schema does not have are dropped, names that are missing are there as undefined', () => {
  const schema = z.object({ first_name: z.optional(z.string()), last_name: z.string() })
  expect(Object.entries(read(schema, { last_name: 'x', extra: 1 }))).toEqual([
    ['firstName', undefined],
    ['lastName', 'x'],
  ])
})

test('what has checks of its own is read by zod', () => {
  const schema = z.object({
    is_on: z.pipe(
      z.literal([0, 1]),
      z.transform((value: 0 | 1) => value === 1),
    ),
    size: z.number().check(z.gte(3)),
  })
  expect(read(schema, { is_on: 1, size: 3 })).toEqual({ [camelKey('is_on')]: true, size: 3 })
  expect(() => read(schema, { is_on: 1, size: 2 })).toThrow(Drift)
})

test('drift is told by its place', () => {
  expect(driftPaths(jobEndpoints.getJob.data, { ...job, visits: [{ id: 'x', status: 0 }] })).toEqual(['visits.0.id'])
})
