#!/usr/bin/env node
import nodeModule from 'node:module'
import { nodeProblem } from './node/nodeProblem.ts'

const problem = nodeProblem(process.versions.node)
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  // Starts a sixth faster the next time.
  nodeModule.enableCompileCache()
  // Loaded afterwards: older versions lack built-in modules of it.
  const { runCommand } = await import('./command/runCommand.ts')
  await runCommand(process.argv.slice(2))
}
