/** `npm run pact:record` writes the pacts anew: what the gateway asks of the backend, for review and commit. */
import { deepStrictEqual } from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { interactions } from './interactions.ts'
import { pactFolder } from './names.ts'
import { record } from './recording.ts'

rmSync(pactFolder, { recursive: true, force: true })
for (const interaction of interactions) deepStrictEqual(await record(interaction, pactFolder), interaction.answer, interaction.name)
process.stdout.write(`${interactions.length} interactions recorded\n`)
