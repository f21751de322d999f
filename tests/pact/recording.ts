import './quiet.ts'
import { API_PREFIX, CONSUMER, PROVIDER } from './names.ts'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { PactV4 } from '@pact-foundation/pact'
import { answerOf, gatewayOver } from './answers.ts'
import type { Answer, Interaction } from './interaction.ts'
import { askedBody, askedStatus } from './matching.ts'

/** What the gateway sends besides the query and the body: these, and of each exactly this value. */
const headersOf = ({ operation, sends }: Interaction): Record<string, string> => ({
  [PLATFORM_HEADER]: PLATFORM_WEB,
  ...(operation.token !== undefined && { Authorization: operation.token }),
  ...(sends.body !== undefined && { 'Content-Type': 'application/json' }),
  ...sends.headers,
})

/** Adds one call to the expectations of Pact's mock server. Rows that we have decided ourselves are pending. */
function expectCall(pact: PactV4, interaction: Interaction) {
  const { name, row, given, sends, reply } = interaction
  const pending = pact
    .addInteraction()
    .uponReceiving(name)
    .pending(row.origin === 'inferred')
  for (const state of given) pending.given(state.name, { ...state.parameters } as Parameters<typeof pending.given>[1])
  return pending
    .withRequest(row.method, API_PREFIX + sends.path, (request) => {
      request.headers(headersOf(interaction))
      if (sends.query) request.query(sends.query)
      if (sends.body !== undefined) request.jsonBody(sends.body)
    })
    .willRespondWith(askedStatus(reply.responseCode), (response) => response.jsonBody(askedBody(interaction)))
}

/**
 * Runs the operation through the real gateway against Pact's mock server, and writes the calls into the pact of that
 * folder. Throws where the gateway sends anything else. Returns what the client learns.
 */
export async function record(interaction: Interaction, folder: string): Promise<Answer> {
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir: folder, logLevel: 'error' })
  if (interaction.alongside) expectCall(pact, interaction.alongside)
  const answer = await expectCall(pact, interaction).executeTest(async ({ url }) => {
    const gateway = await gatewayOver(url + API_PREFIX)
    try {
      return await answerOf(gateway, interaction.operation)
    } finally {
      await gateway.close()
    }
  })
  return answer as Answer
}
