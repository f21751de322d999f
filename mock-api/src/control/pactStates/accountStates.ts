import { withdrawText } from '../../resources/staticContent.ts'
import type { Text } from '../../resources/staticContent/texts.ts'
import { setupSteps } from '@callout/contracts/profile/schemas'
import { citiesOf } from '../../resources/lookups/cities.ts'
import { statesOf } from '../../resources/lookups/states.ts'
import { getHash } from '../../resources/auth/secrets.ts'
import { openSession } from '../../resources/auth/sessions.ts'
import type { IdentityGrantRecord } from '../../resources/auth/records.ts'
import type { Store } from '../../db/store.ts'
import { COMPANY, must, numberIn, numbersIn, OWNER, type Parameters, textIn, userOf } from './seedAccounts.ts'
import type { SomeStates, StateTarget } from './stateTarget.ts'
import { stateNames } from './stateNames.ts'

const setVerified = (store: Store, email: string, is_verified: boolean): void =>
  void store.users.update(userOf(store, email).id, { is_verified })

function grant({ store, clock }: StateTarget, provider: IdentityGrantRecord['provider'], secret: string, parameters: Parameters): void {
  store.identityGrants.insert({
    provider,
    token_hash: getHash(secret),
    first_name: textIn(parameters, 'first_name'),
    last_name: textIn(parameters, 'last_name'),
    email: textIn(parameters, 'email'),
    created_at: clock.now(),
  })
}

function putCode({ store, clock }: StateTarget, parameters: Parameters): void {
  const user = userOf(store, textIn(parameters, 'email'))
  store.otps.insert({
    user_id: user.id,
    company_id: user.company_id,
    code_hash: getHash(textIn(parameters, 'user_code')),
    wrong_tries: 0,
    created_at: clock.now() - numberIn(parameters, 'seconds_ago'),
  })
}

function offer(store: Store, parameters: Parameters): void {
  const { company_id } = userOf(store, textIn(parameters, 'user'))
  for (const id of numbersIn(parameters, 'category_ids')) {
    const { id: template_id, ...category } = must(store.categories.get(id), `category ${id}`)
    store.categories.insert({ ...category, company_id, template_id })
  }
}

export function accountStates(mock: StateTarget) {
  const { store, clock } = mock
  const setSteps = (setup_steps: Readonly<Record<string, number>>): void => void store.companies.update(COMPANY, { setup_steps })

  return {
    [stateNames.unverifiedUserSignedIn]: ({ token, email }) => {
      setVerified(store, String(email), false)
      openSession(store, clock, userOf(store, String(email)), 'pending', String(token))
    },
    [stateNames.verificationCode]: (parameters) => putCode(mock, parameters),
    [stateNames.googleUser]: (parameters) => {
      setVerified(store, textIn(parameters, 'email'), true)
      grant(mock, 'Google', textIn(parameters, 'access_code'), parameters)
    },
    [stateNames.googleUnverifiedUser]: (parameters) => {
      setVerified(store, textIn(parameters, 'email'), false)
      grant(mock, 'Google', textIn(parameters, 'access_code'), parameters)
    },
    [stateNames.appleNewUser]: (parameters) => grant(mock, 'Apple', textIn(parameters, 'auth_token'), parameters),
    [stateNames.googleUnfinishedUser]: async ({ email }) => {
      const user = { id: 91, email, authentication_token: 'session-token-91', is_verfied: true, is_verification_required: false }
      const error = { response_code: 403, response_message: 'Please finish signing up.', response_data: { user } }
      await mock.addFault({ method: 'POST', path: '/registrations/social_login', times: 1, ...error })
    },
    [stateNames.googleCodeUnknown]: () => undefined,
    [stateNames.resetToken]: (parameters) => {
      const user = userOf(store, textIn(parameters, 'email'))
      store.passwordResets.insert({
        user_id: user.id,
        company_id: user.company_id,
        token_hash: getHash(textIn(parameters, 'reset_token')),
        created_at: clock.now(),
      })
    },
    [stateNames.seatsUsed]: () => {
      const { subscription } = must(store.companies.get(COMPANY), 'company')
      const used = store.users.by('company_id', COMPANY).filter(({ is_active, user_type }) => is_active && user_type !== 'company')
      store.companies.update(COMPANY, { subscription: { ...subscription, staff_limit: used.length } })
    },
    [stateNames.emailUsed]: ({ email }) => void store.users.update(userOf(store, OWNER).id, { email: String(email) }),
    [stateNames.categoriesOffered]: (parameters) => offer(store, parameters),
    [stateNames.categoryMissing]: (parameters) => store.categories.remove(numberIn(parameters, 'category_id')),
    [stateNames.noCategoryMatches]: () => undefined,
    [stateNames.setupDone]: () => setSteps(Object.fromEntries(setupSteps.map((step) => [step, clock.now()]))),
    [stateNames.setupNotStarted]: () => setSteps({}),
    [stateNames.countryWithStates]: async (parameters) => {
      const byId = await statesOf(numberIn(parameters, 'country_id'), undefined)
      must(byId[0], `country with the id ${textIn(parameters, 'country_id')}`)
    },
    [stateNames.stateWithCities]: async (parameters) => {
      const [city] = await citiesOf(numberIn(parameters, 'state_id'))
      must(city, `city in the area ${textIn(parameters, 'state_id')}`)
    },
    [stateNames.noCountryMatches]: () => undefined,
    [stateNames.staticContentMissing]: async (parameters) => {
      withdrawText(store, textIn(parameters, 'type') as Text['content_type'])
    },
  } satisfies SomeStates
}
