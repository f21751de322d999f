/**
 * Plays pacts to the mock-api, or with `--base-url URL` to any server at that address with the base URL, and writes the verdicts.
 * `npm run backend:check` runs it and reports by call. Pact writes to the standard output of its process, so it runs in one of its own.
 *
 * - `--state-url URL` is posted each provider state before its interaction: `{ state, params, action }`; anything but a 2xx fails it.
 *   The environment variable `BACKEND_STATES_TOKEN` is sent along as a bearer token.
 * - `--token T`, `--owner-token T`, `--expired-token T`, `--pending-token T` take the place of the tokens of the admin, the owner,
 *   the owner without subscription, and the user who has still to verify the email address.
 * - `--pact FILE`, as often as needed, names other pacts than the committed ones; `--report FILE` takes the verdicts as JSON.
 *
 * Interactions that the spec does not document are pending: they count against the mock-api, and are only reported of others.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { baseUrlOf } from '../../backend-check/options.ts'
import { domains } from './interactions.ts'
import { startMockProvider } from './mockProvider.ts'
import { pactFileOf } from './names.ts'
import { EXPIRED_TOKEN, OWNER_TOKEN, PENDING_TOKEN, TOKEN } from './states.ts'
import { type Verdict, type Verification, verify } from './verification.ts'

const text = { type: 'string' } as const
const options = {
  'base-url': text,
  'state-url': text,
  token: text,
  'owner-token': text,
  'expired-token': text,
  'pending-token': text,
  pact: { ...text, multiple: true },
  report: text,
} as const
const { values } = parseArgs({ options })
const pactFiles = values.pact ?? domains.map((domain) => pactFileOf(domain))

async function verifyMock(): Promise<Verification> {
  const provider = await startMockProvider()
  try {
    return await verify(pactFiles, provider)
  } finally {
    await provider.close()
  }
}

function verifyServer(baseUrl: string): Promise<Verification> {
  const given = [
    [TOKEN, values.token],
    [OWNER_TOKEN, values['owner-token']],
    [EXPIRED_TOKEN, values['expired-token']],
    [PENDING_TOKEN, values['pending-token']],
  ] as const
  const tokens = new Map(given.flatMap(([standIn, token]) => (token === undefined ? [] : [[standIn, token] as const])))
  const stateUrl = values['state-url']
  const statesToken = process.env['BACKEND_STATES_TOKEN']
  return verify(pactFiles, {
    baseUrl,
    tokens,
    ...(stateUrl !== undefined && { stateUrl }),
    ...(statesToken && { stateHeaders: { authorization: `Bearer ${statesToken}` } }),
  })
}

const baseUrl = baseUrlOf(values['base-url'])
const verification = await (baseUrl === undefined ? verifyMock() : verifyServer(baseUrl))
const { verdicts, stateFailures } = verification
const counts = ({ isOk, isPending }: Verdict): boolean => !isOk && (baseUrl === undefined || !isPending)
const failed = verdicts.filter(counts)
const reported = verdicts.filter((verdict) => !verdict.isOk && !counts(verdict))

if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(verification))
if (baseUrl !== undefined && values['state-url'] === undefined)
  console.log('Without --state-url the provider states are taken to be there.')
for (const failure of stateFailures) console.log(`State not set up: ${failure}`)
console.log(`${verdicts.length - failed.length - reported.length} verified, ${failed.length} failed, ${reported.length} pending failed`)
process.exitCode = failed.length === 0 && stateFailures.length === 0 ? 0 : 1
