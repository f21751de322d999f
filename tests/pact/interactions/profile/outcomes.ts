import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { setupSteps } from '@callout/contracts/profile/schemas'
import { type Interaction, interactionNamed, ok, refused, shows } from '../../interaction.ts'
import { noStepDone, OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../../states.ts'
import { accountSetupInteractions } from './accountSetup.ts'
import { generalDataInteractions } from './generalData.ts'
import { changing } from './ownProfile.ts'
import { readProfile } from './ownUser.ts'

const changingName: Interaction = {
  name: 'changing the own name',
  given: [signedIn],
  ...changing(TOKEN, { name: 'Zoe Zeppelin', address: '7 Oak Road' }, { name: 'Zoe Zeppelin', address: '7 Oak Road' }, 'id email name'),
  readsMessage: true,
  reply: ok({ user: { id: 11, email: 'admin@demo.test', name: 'Zoe Zeppelin' } }),
  pinned: ['user.name'],
  answer: shows({ updateOwnProfile: { message: 'Success', user: { id: '11', email: 'admin@demo.test', name: 'Zoe Zeppelin' } } }),
}
const settingUp = interactionNamed(accountSetupInteractions, 'setting up the account of an individual provider')
const changingData = interactionNamed(generalDataInteractions, 'changing what the company shares')

const ticking: Interaction = {
  name: 'ticking the first step of getting started',
  row: profileEndpoints.updateSetup,
  given: [ownerSignedIn, noStepDone],
  operation: {
    query: 'mutation UpdateSetup($input: UpdateSetupInput!) { updateSetup(input: $input) { setupSteps { step isCompleted } } }',
    variables: { input: { step: 'staff', isCompleted: true } },
    token: OWNER_TOKEN,
  },
  sends: { path: '/users/update_fc_setup', body: { step: 'staff', is_completed: true } },
  reply: ok({ percent: 16.7, setup_steps: setupSteps.map((step) => ({ step, is_completed: step === 'staff' })) }),
  unread: ['responseData.percent'],
  pinned: ['responseData.setup_steps', 'setup_steps.step', 'setup_steps.is_completed'],
  answer: shows({ updateSetup: { setupSteps: setupSteps.map((step) => ({ step, isCompleted: step === 'staff' })) } }),
}

const readingData = (selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.getGeneralData,
  operation: { query: `query GeneralData { generalData { ${selection} } }`, token: OWNER_TOKEN },
  sends: { path: '/users/general_data' },
})

/** What is so after the user's profile or the company's was changed. */
export const profileOutcomeInteractions: readonly Interaction[] = [
  changingName,
  {
    name: 'reading the own profile after the name was changed',
    given: changingName.given,
    after: [changingName],
    ...readProfile(TOKEN, 'id email name'),
    reply: ok({ user: { id: 11, email: 'admin@demo.test', name: 'Zoe Zeppelin' } }),
    pinned: ['user.email', 'user.name'],
    answer: shows({ me: { id: '11', email: 'admin@demo.test', name: 'Zoe Zeppelin' } }),
  },
  {
    name: 'signing in after the account was set up and before the email address is verified',
    given: settingUp.given,
    after: [settingUp],
    row: authEndpoints.signIn,
    operation: {
      query: `mutation SignIn($input: SignInInput!) {
        signIn(input: $input) { __typename ... on VerificationPending { notice: message pendingToken: token newcomer: user { id email userType } } }
      }`,
      variables: { input: { email: 'unverified@demo.test', password: 'demo1234' } },
    },
    sends: { path: '/users/sign_in', body: { email: 'unverified@demo.test', password: 'demo1234', device_type: 2 } },
    reply: refused(401, 'Need to Confirm your Account with OTP', {
      user: {
        id: 6,
        email: 'unverified@demo.test',
        user_type: 'individual',
        authentication_token: 'pending-token-6',
      },
    }),
    pinned: ['user.email', 'user.user_type'],
    answer: shows({
      signIn: {
        __typename: 'VerificationPending',
        notice: 'Need to Confirm your Account with OTP',
        pendingToken: 'pending-token-6',
        newcomer: { id: '6', email: 'unverified@demo.test', userType: 'INDIVIDUAL' },
      },
    }),
  },
  {
    name: 'reading what the company shares after it was changed',
    given: changingData.given,
    after: [changingData],
    ...readingData('organizationName dateFormat timeFormat timezone'),
    reply: ok({ organization_name: 'Bright Home Services', date_format: 'dd/MM/yyyy', time_format: 1, timezone: 'Asia/Kolkata' }),
    pinned: ['organization_name', 'date_format', 'time_format', 'timezone'].map((name) => `responseData.${name}`),
    answer: shows({
      generalData: {
        organizationName: 'Bright Home Services',
        dateFormat: 'dd/MM/yyyy',
        timeFormat: 'TWENTY_FOUR_HOUR',
        timezone: 'Asia/Kolkata',
      },
    }),
  },
  ticking,
  {
    name: 'reading what is still to do after a step was ticked',
    given: ticking.given,
    after: [ticking],
    ...readingData('setupSteps { step isCompleted }'),
    reply: ok({ setup_steps: setupSteps.map((step) => ({ step, is_completed: step === 'staff' })) }),
    pinned: ['responseData.setup_steps', 'setup_steps.step', 'setup_steps.is_completed'],
    answer: shows({ generalData: { setupSteps: setupSteps.map((step) => ({ step, isCompleted: step === 'staff' })) } }),
  },
]
