#!/usr/bin/env node
import { nodeProblem } from './node/nodeProblem.ts'

const problem = nodeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  // Loaded afterwards: older versions lack built-in modules of it.
  const { runCommand } = await import('./command/runCommand.ts')
  await runCommand(process.argv.slice(2))
}
