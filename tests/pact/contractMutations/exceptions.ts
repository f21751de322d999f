import { authEndpoints } from '@callout/contracts/auth/endpoints'
import { messages } from '@callout/contracts/text/messages'
import type { Interaction } from '../interaction.ts'
import type { Mutant } from './mutants.ts'

/** Intended differences between the verdicts of the pact and the gateway. */
interface Exception {
  readonly reason: string
  readonly covers: (mutant: Mutant, interaction: Interaction) => boolean
}

/** `responseData.visits.0.job_id` stands in `visits.job_id`, whatever else is above or below. */
const standsIn = (path: string, field: string): boolean => `.${path.replace(/\.\d+/g, '')}.`.includes(`.${field}.`)

/** Changes that break a client, and that the pact lets pass. */
export const missed: readonly Exception[] = [
  {
    reason:
      'A field that reaches nobody may be missing, but where it is sent the gateway checks it. Pact knows no optional fields: asking for it would refuse backends that leave it out.',
    covers: ({ path }, { unread = [] }) => unread.some((field) => standsIn(path, field)),
  },
]

/** Changes that no client notices, and that turn the pact red. */
export const alarms: readonly Exception[] = [
  {
    reason: 'Without a responseCode the gateway goes by the HTTP status. The spec demands the code in the body (§8), and so does the pact.',
    covers: ({ path, change }) => path === 'responseCode' && ['is missing', 'is null'].includes(change),
  },
  {
    reason: 'Where the message asks for the code, the gateway goes by the message, whatever the code. The spec names 401 with it (§4).',
    covers: ({ path }, { reply }) => path === 'responseCode' && reply.responseMessage === messages.confirmWithOtp,
  },
  {
    reason: 'A social sign-in that fails and tells the user is one whatever its code (spec §4). The pact has that of the sample.',
    covers: ({ path }, { row, reply }) => path === 'responseCode' && row === authEndpoints.socialLogin && reply.responseCode === 403,
  },
  {
    reason: 'The gateway leaves out a row that it cannot read, and an empty list stays empty. The pact asks for lists of records.',
    covers: ({ change }) => change === 'holds null',
  },
  {
    reason: 'The gateway finds a list wherever a reply has it (decision D14). Pact knows one shape for a reply: that of the wire.',
    covers: ({ path, change }) => path === 'responseData' && change === 'becomes a list',
  },
  {
    reason: 'Somebody of an unknown type counts as staff. The pact asks for the types that the spec names.',
    covers: ({ path, change }) => /\.(role|user_type)$/.test(path) && ['becomes an unknown code', 'becomes a number'].includes(change),
  },
]

/** Wrong behaviour that no call of the gateway shows, with the reason. */
export const unseen: Readonly<Record<string, string>> = {
  'signIn answers and keeps nothing': 'The token is chosen by the backend, so no recorded call can carry it.',
  'socialLogin answers and keeps nothing': 'What Google or Apple vouch for is used up by the first call.',
  'forgotPassword answers and keeps nothing': 'The mail is seen by its reader only.',
  'contactSupport answers and keeps nothing': 'No call reads what was written to support.',
  'sendAttachment answers and keeps nothing': 'What was sent is in the hands of its reader; the log is the backend’s own.',
  'listClientNotifications ignores per_page': 'An invoice has fewer messages than one page.',
  'getCustomerNotificationSettings ignores visit_id': 'The words that it fills in are the backend’s own: a pact does not compare them.',
  'getCustomerNotificationSettings ignores date': 'The words that it fills in are the backend’s own: a pact does not compare them.',
  'getCustomerNotificationSettings ignores start_time': 'The words that it fills in are the backend’s own: a pact does not compare them.',
  'getCustomerNotificationSettings ignores end_time': 'The words that it fills in are the backend’s own: a pact does not compare them.',
  'selectStatus answers and keeps nothing': 'No call of the product reads the user’s availability.',
  "updateCompany does not tell companies' records apart": 'Nobody reads the numbers of branches and staff after a change.',
  'listCategories ignores is_web_request': 'Which trades are offered besides the company’s is up to the backend.',
  'getDashboard ignores period': 'What came in in a week and in a month is up to the backend.',
  'downloadSavedJobForm ignores format': 'What stands in a file that travels as base64, a pact does not see.',
  'listPlans ignores currency_code': 'The mock has its prices in one currency.',
  'getStripeToken ignores purpose': 'Keys and secrets are chosen by the payment service.',
  "changeSubscription does not tell companies' records apart": 'A company has one subscription, and the backend knows which.',
  "cancelSubscription does not tell companies' records apart": 'A company has one subscription, and the backend knows which.',
}
