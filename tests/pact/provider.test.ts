import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CALLS_BEFORE } from './callBefore.ts'
import { domains } from './interactions.ts'
import { pactFileOf } from './names.ts'
import { runVerify } from './runVerify.ts'
import { TOKEN } from './states.ts'

const folder = '.tmp/pact-provider'

interface Interaction {
  readonly description: string
  readonly pending: boolean
  readonly providerStates?: readonly { readonly name: string }[]
}

/** A pact of some of the committed interactions. */
function pactOf(file: string, change: (interactions: readonly Interaction[]) => readonly Interaction[]): string {
  const pacts = domains.map((domain) => JSON.parse(readFileSync(pactFileOf(domain), 'utf8')) as { interactions: readonly Interaction[] })
  mkdirSync(folder, { recursive: true })
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify({ ...pacts[0], interactions: change(pacts.flatMap(({ interactions }) => interactions)) }))
  return path
}

/** A backend that answers everything with one error, and the tokens that it was sent. */
async function withForeignBackend<T>(use: (baseUrl: string, tokens: Set<string | undefined>) => Promise<T>): Promise<T> {
  const tokens = new Set<string | undefined>()
  const server = createServer((request, reply) => {
    tokens.add(request.headers.authorization)
    reply
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ responseCode: 418, responseMessage: 'No', responseData: null }))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens)
  } finally {
    server.close()
  }
}

describe('the mock-api', () => {
  test('keeps the pact, in what the spec documents and in what was decided here', async () => {
    const { verdicts, stateFailures, exitCode } = await runVerify(folder)
    expect(stateFailures).toEqual([])
    expect(verdicts.filter(({ isOk }) => !isOk)).toEqual([])
    expect(verdicts.filter(({ isPending }) => isPending).length).toBeGreaterThan(0)
    expect(exitCode).toBe(0)
  })

  test('fails where a provider state has no handler', { tags: 'nightly' }, async () => {
    const pact = pactOf('unknown-state.json', ([interaction]) => [
      { ...(interaction as Interaction), providerStates: [{ name: 'the moon is full' }] },
    ])
    const { stateFailures, exitCode } = await runVerify(folder, ['--pact', pact])
    expect(stateFailures).toEqual(["'the moon is full' has no handler"])
    expect(exitCode).toBe(1)
  })

  test('fails in a pending interaction, too', async () => {
    const renamed = pactOf('pending.json', (all) =>
      all.filter(({ description }) => description === 'reading a timeline').map((item) => ({ ...item, providerStates: [] })),
    )
    const { verdicts, exitCode } = await runVerify(folder, ['--pact', renamed])
    expect(verdicts).toEqual([expect.objectContaining({ name: 'reading a timeline', isPending: true, isOk: false })])
    expect(exitCode).toBe(1)
  })
})

describe('another backend', () => {
  test('fails in what the spec documents', { tags: 'nightly' }, async () => {
    const pact = pactOf('sample.json', (all) => all.filter((_, index) => index % 10 === 0))
    await withForeignBackend(async (baseUrl) => {
      const { output, exitCode } = await runVerify(folder, ['--pact', pact, '--base-url', baseUrl])
      expect(output).toMatch(/0 verified, [1-9]\d* failed, [1-9]\d* pending failed/)
      expect(exitCode).toBe(1)
    })
  })

  test('differs only where the spec documents nothing', async () => {
    const pact = pactOf('undocumented.json', (all) =>
      all.filter(({ pending, providerStates = [] }) => pending && providerStates.every(({ name }) => name !== CALLS_BEFORE)).slice(0, 3),
    )
    await withForeignBackend(async (baseUrl) => {
      const { output, exitCode } = await runVerify(folder, ['--pact', pact, '--base-url', baseUrl])
      expect(output).toContain('0 verified, 0 failed, 3 pending failed')
      expect(exitCode).toBe(0)
    })
  })

  test('is sent its own token in place of the one of the pact', async () => {
    const pact = pactOf('token.json', (all) => all.filter(({ description }) => description === 'reading the own profile'))
    await withForeignBackend(async (baseUrl, tokens) => {
      await runVerify(folder, ['--pact', pact, '--base-url', baseUrl, '--token', 'a-real-token'])
      expect(tokens).toContain('a-real-token')
      expect(tokens).not.toContain(TOKEN)
    })
  })
})
