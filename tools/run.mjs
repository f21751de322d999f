// `node tools/run.mjs start` or `test`, by any Node from 20 on: installs what is missing, goes on in the Node of this repository.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerTo } from './help.mjs'
import { installMissing, nodeFor, noNode } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command, ...rest] = process.argv.slice(2)

process.env.PACT_DO_NOT_TRACK = 'true'
process.env.SCARF_ANALYTICS = 'false'
// What Node compiles is kept: the servers start in half the time from the second one on, and tests start dozens.
process.env.NODE_COMPILE_CACHE ??= join(root, '.tmp/compiled')

// It would make React, the gateway and the build those of production.
delete process.env.NODE_ENV

const answer = answerTo(command, rest)
if (answer) {
  console[answer.code === 0 ? 'log' : 'error'](answer.text)
  process.exit(answer.code)
}
if (!(await installMissing(root))) {
  console.error('The packages could not be installed: see above.')
  process.exit(1)
}

const node = nodeFor(root)
if (node === undefined) {
  console.error(noNode)
  process.exit(1)
}

const bin = join(root, 'node_modules/.bin')
const child = spawn(node, [join(root, `tools/${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm hands a signal to the shell between it and this process, and the shell keeps it to itself.
const PARENT_CHECK_MS = 200
const parent = process.ppid
const watch =
  process.env.npm_lifecycle_event &&
  setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, PARENT_CHECK_MS)

child.on('error', (error) => {
  console.error(`Node does not start: ${error.message}. Delete node_modules and try again.`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1))
