#!/usr/bin/env node
const OLDEST = [22, 18] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(`callout-mock needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exitCode = 1
} else {
  // Loaded afterwards: older versions lack `node:sqlite`.
  const { runCommand } = await import('./command/runCommand.ts')
  await runCommand(process.argv.slice(2))
}
