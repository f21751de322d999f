import './quiet.ts'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import type { Domain } from '@callout/contracts/endpoints'
import { PactV4 } from '@pact-foundation/pact'
import { getAnswer, gatewayOver } from './answers.ts'
import { statesOf } from './callBefore.ts'
import type { Answer, Interaction } from './interaction.ts'
import { askedBody, askedStatus } from './matching.ts'
import { API_PREFIX, CONSUMER, PROVIDER, pactFileOf } from './names.ts'
import { type Recorded, withSpecInteractions } from './specInteractions.ts'

/** Headers that the gateway sends besides query and body, each with exactly this value. */
const headersOf = ({ operation, sends }: Interaction): Record<string, string> => ({
  [PLATFORM_HEADER]: PLATFORM_WEB,
  ...(operation.token !== undefined && { Authorization: operation.token }),
  ...(sends.body !== undefined && { 'Content-Type': 'application/json' }),
  ...sends.headers,
})

/** Adds one call to the expectations of Pact's mock server. */
function expectCall(pact: PactV4, interaction: Interaction) {
  const { name, row, sends, reply } = interaction
  const pending = pact.addInteraction().uponReceiving(name).pending(true)
  for (const state of statesOf(interaction)) pending.given(state.name, { ...state.parameters } as Parameters<typeof pending.given>[1])
  return pending
    .withRequest(row.method, API_PREFIX + sends.path, (request) => {
      request.headers(headersOf(interaction))
      if (sends.query) request.query(sends.query)
      if (sends.body !== undefined) request.jsonBody(sends.body)
    })
    .willRespondWith(askedStatus(reply.responseCode), (response) => response.jsonBody(askedBody(interaction)))
}

/** Runs the operation through the real gateway against Pact's mock server. Throws where the gateway sends anything else. */
async function play(pact: PactV4, interaction: Interaction): Promise<Answer> {
  if (interaction.alongside) expectCall(pact, interaction.alongside)
  const answer = await expectCall(pact, interaction).executeTest(async ({ url }) => {
    const gateway = await gatewayOver(url + API_PREFIX)
    try {
      return await getAnswer(gateway, interaction.operation)
    } finally {
      await gateway.close()
    }
  })
  return answer as Answer
}

interface Recording {
  /** Takes the calls of an interaction into the pact. Returns what the client learns. */
  readonly add: (interaction: Interaction) => Promise<Answer>
  /** Writes the pact to its folder. */
  readonly write: () => void
}

/** A new pact of a domain. Pact names its files itself: it writes into a folder of this domain alone. */
export function startRecording(domain: Domain, folder: string): Recording {
  const pactFolder = join('.tmp/pact-recording', domain)
  rmSync(pactFolder, { recursive: true, force: true })
  const pact = new PactV4({ consumer: CONSUMER, provider: PROVIDER, dir: pactFolder, logLevel: 'error' })
  const played: Interaction[] = []
  return {
    add: (interaction) => {
      played.push(interaction, ...(interaction.alongside ? [interaction.alongside] : []))
      return play(pact, interaction)
    },
    write: () => {
      mkdirSync(folder, { recursive: true })
      const file = readFileSync(join(pactFolder, `${CONSUMER}-${PROVIDER}.json`), 'utf8')
      const { interactions, ...rest } = JSON.parse(file) as { readonly interactions: readonly Recorded[] }
      const all = { ...rest, interactions: withSpecInteractions(domain, played, interactions) }
      writeFileSync(pactFileOf(domain, folder), `${JSON.stringify(all, null, 2)}\n`)
    },
  }
}
