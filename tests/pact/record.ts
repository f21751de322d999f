/** `npm run pact:record` writes the pacts again: what the gateway asks of the backend, for review and commit. */
import { deepStrictEqual } from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { allInteractions, domains, interactions } from './interactions.ts'
import { pactFolder } from './names.ts'
import { startRecording } from './recording.ts'

rmSync(pactFolder, { recursive: true, force: true })
for (const domain of domains) {
  const recording = startRecording(domain, pactFolder)
  for (const interaction of interactions[domain]) deepStrictEqual(await recording.add(interaction), interaction.answer, interaction.name)
  recording.write()
}
process.stdout.write(`${allInteractions.length} interactions recorded\n`)
