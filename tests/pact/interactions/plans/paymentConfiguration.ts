import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { paymentConfiguration, stripeToken } from '@callout/contracts/plans/samples'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { OWNER_TOKEN, ownerSignedIn, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { cardsKnown } from './planStates.ts'

const PATH = '/payment_configuration/stripe_payment_configurataion'
const takesPayments = { name: stateNames.onlinePayments, parameters: { publishable_key: 'pk_test_abcdefgh1234' } }
const CARD = 'card { brand last4 expMonth expYear }'
const card = { brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2029 }
const NOT_ALLOWED = 'You don’t have permission to manage the subscription.'

const reading = (token: string, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: planEndpoints.getPaymentConfiguration,
  operation: { query: `query Configuration { paymentConfiguration { ${selection} } }`, token },
  sends: { path: PATH },
})
const changing = (input: object, body: object, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: planEndpoints.updatePaymentConfiguration,
  operation: {
    query: `mutation Configure($input: PaymentConfigurationInput!) { updatePaymentConfiguration(input: $input) { ${selection} } }`,
    variables: { input },
    token: OWNER_TOKEN,
  },
  sends: { path: PATH, body },
})

const setting: Interaction = {
  name: 'setting how the company takes online payments',
  given: [ownerSignedIn],
  ...changing(
    { publishableKey: 'pk_test_abcdefgh5678', secretKey: 'sk_test_abcdefgh5678', isEnabled: true, statementDescriptor: 'HARBOR' },
    { publishable_key: 'pk_test_abcdefgh5678', secret_key: 'sk_test_abcdefgh5678', is_enabled: true, statement_descriptor: 'HARBOR' },
    'configuration { publishableKey isEnabled hasSecret statementDescriptor }',
  ),
  reply: ok({ publishable_key: 'pk_test_abcdefgh5678', is_enabled: true, has_secret: true, statement_descriptor: 'HARBOR' }),
  pinned: ['publishable_key', 'is_enabled', 'has_secret', 'statement_descriptor'].map((name) => `responseData.${name}`),
  answer: shows({
    updatePaymentConfiguration: {
      configuration: { publishableKey: 'pk_test_abcdefgh5678', isEnabled: true, hasSecret: true, statementDescriptor: 'HARBOR' },
    },
  }),
}

/** How the company takes online payments, and the card of its own plan. */
export const paymentConfigurationInteractions: readonly Interaction[] = [
  {
    name: 'reading how the company takes online payments',
    given: [ownerSignedIn, takesPayments],
    ...reading(OWNER_TOKEN, `id publishableKey accountName isEnabled hasSecret statementDescriptor ${CARD}`),
    reply: ok(paymentConfiguration),
    pinned: ['responseData.is_enabled', 'responseData.has_secret', 'responseData.publishable_key'],
    answer: shows({
      paymentConfiguration: {
        id: '4',
        publishableKey: 'pk_test_abcdefgh1234',
        accountName: 'Harbor Home Services',
        isEnabled: true,
        hasSecret: true,
        statementDescriptor: 'HARBOR HOME',
        card,
      },
    }),
  },
  {
    name: 'reading how the company takes online payments without the authority for it',
    given: [signedInWithout('manage_subscription')],
    ...reading(TOKEN, 'id'),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedWith('FORBIDDEN', 403, NOT_ALLOWED),
  },
  setting,
  {
    name: 'reading how the company takes online payments after it was set',
    given: setting.given,
    after: [setting],
    ...reading(OWNER_TOKEN, 'publishableKey statementDescriptor'),
    reply: ok({ publishable_key: 'pk_test_abcdefgh5678', statement_descriptor: 'HARBOR' }),
    pinned: ['responseData.publishable_key', 'responseData.statement_descriptor'],
    answer: shows({ paymentConfiguration: { publishableKey: 'pk_test_abcdefgh5678', statementDescriptor: 'HARBOR' } }),
  },
  {
    name: 'taking online payments without a key',
    given: [ownerSignedIn],
    ...changing({ isEnabled: true }, { is_enabled: true }, 'message'),
    reply: refused(422, 'Required', { errors: [{ field: 'publishable_key', message: 'Required' }] }),
    answer: refusedAt('updatePaymentConfiguration', 'INVALID', 422, 'Required', {
      fields: [{ field: 'publishableKey', message: 'Required' }],
    }),
  },
  {
    name: 'changing the card of the own plan',
    given: [ownerSignedIn, cardsKnown],
    ...changing(
      { paymentMethodId: 'pm_mock_mastercard' },
      { payment_method_id: 'pm_mock_mastercard' },
      `message configuration { ${CARD} }`,
    ),
    reply: ok({ card: { brand: 'Mastercard', last4: '4444', exp_month: 8, exp_year: 2031 } }, 'Payment Method Updated Successfully'),
    readsMessage: true,
    pinned: ['card.brand', 'card.last4'],
    answer: shows({
      updatePaymentConfiguration: {
        message: 'Payment Method Updated Successfully',
        configuration: { card: { brand: 'Mastercard', last4: '4444', expMonth: 8, expYear: 2031 } },
      },
    }),
  },
  {
    name: 'asking for what the card form is opened with',
    given: [ownerSignedIn],
    row: planEndpoints.getStripeToken,
    operation: { query: 'query Token { cardToken(purpose: SETUP) { publishableKey clientSecret expiresAt } }', token: OWNER_TOKEN },
    sends: { path: '/settings/get_stripe_token', query: { purpose: 'setup' } },
    reply: ok(stripeToken),
    answer: shows({ cardToken: { publishableKey: 'pk_mock_callout', clientSecret: 'seti_77_secret_abc', expiresAt: 1795222800 } }),
  },
]
