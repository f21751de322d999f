import { profileEndpoints } from '@callout/contracts/profile/endpoints'
import { generalData, setupProgress } from '@callout/contracts/profile/samples'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { allStepsDone, noStepDone, offeredCategories, OWNER_TOKEN, ownerSignedIn, signedIn, TOKEN } from '../../states.ts'

const STEPS = 'setupSteps { step isCompleted completedAt }'
const ALL = `organizationName organizationEmail phoneCountryCode phone address languageCode currencyCode dateFormat timeFormat timezone logoUrl ${STEPS}`

const reading = (selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: profileEndpoints.getGeneralData,
  operation: { query: `query GeneralData { generalData { ${selection} } }`, token: TOKEN },
  sends: { path: '/users/general_data' },
})

const doneSteps = setupProgress.setup_steps.slice(0, 1)
const doneStepsShown = [{ step: 'company', isCompleted: true, completedAt: 1767225600 }]

export const generalDataInteractions: readonly Interaction[] = [
  {
    name: 'reading what the company shares',
    given: [signedIn, allStepsDone],
    ...reading(ALL),
    reply: ok({ ...generalData, setup_steps: doneSteps }),
    answer: shows({
      generalData: {
        organizationName: 'Bright Home Services',
        organizationEmail: 'office@bright-home.test',
        phoneCountryCode: '1',
        phone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        languageCode: 'en',
        currencyCode: 'USD',
        dateFormat: 'MM/dd/yyyy',
        timeFormat: 'TWENTY_FOUR_HOUR',
        timezone: 'America/Chicago',
        logoUrl: null,
        setupSteps: doneStepsShown,
      },
    }),
  },
  {
    name: 'reading what is still to do for getting started',
    given: [signedIn, noStepDone],
    ...reading(STEPS),
    reply: ok({ setup_steps: [{ step: 'company', is_completed: false, completed_at: null }] }),
    answer: shows({ generalData: { setupSteps: [{ step: 'company', isCompleted: false, completedAt: null }] } }),
  },
  {
    name: 'changing what the company shares',
    row: profileEndpoints.updateGeneralData,
    given: [ownerSignedIn],
    operation: {
      query:
        'mutation UpdateGeneralData($input: UpdateGeneralDataInput!) { updateGeneralData(input: $input) { organizationName timeFormat timezone } }',
      variables: {
        input: {
          organizationName: 'Bright Home Services',
          organizationEmail: 'office@bright-home.test',
          phoneCountryCode: '1',
          phone: '5550100',
          address: '12 Lake Street, Chicago, IL 60601',
          languageCode: 'en',
          currencyCode: 'USD',
          dateFormat: 'dd/MM/yyyy',
          timeFormat: 'TWENTY_FOUR_HOUR',
          timezone: 'Asia/Calcutta',
        },
      },
      token: OWNER_TOKEN,
    },
    sends: {
      path: '/users/general_data',
      body: {
        organization_name: 'Bright Home Services',
        organization_email: 'office@bright-home.test',
        phone_country_code: '1',
        phone: '5550100',
        address: '12 Lake Street, Chicago, IL 60601',
        language_code: 'en',
        currency_code: 'USD',
        date_format: 'dd/MM/yyyy',
        time_format: 1,
        timezone: 'Asia/Kolkata',
      },
    },
    reply: ok({ organization_name: 'Bright Home Services', time_format: 1, timezone: 'Asia/Kolkata' }),
    answer: shows({
      updateGeneralData: { organizationName: 'Bright Home Services', timeFormat: 'TWENTY_FOUR_HOUR', timezone: 'Asia/Kolkata' },
    }),
  },
  {
    name: 'ticking a step of getting started',
    row: profileEndpoints.updateSetup,
    given: [ownerSignedIn, offeredCategories, allStepsDone],
    operation: {
      query: `mutation UpdateSetup($input: UpdateSetupInput!) { updateSetup(input: $input) { percent ${STEPS} } }`,
      variables: { input: { step: 'categories', isCompleted: true, companySize: '6-10', categoryIds: ['3', '5'] } },
      token: OWNER_TOKEN,
    },
    sends: {
      path: '/users/update_fc_setup',
      body: { step: 'categories', is_completed: true, company_size: '6-10', category_ids: [3, 5] },
    },
    reply: ok({ setup_steps: doneSteps, percent: 33.3 }),
    answer: shows({ updateSetup: { percent: 33.3, setupSteps: doneStepsShown } }),
  },
]
