import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nodeFor } from './install.mjs'
import { root } from './services.ts'

/** Replies to pings with 404, as registries that have none. */
const registry = createServer((_, response) => response.writeHead(404).end())
let clone: string
let template: string

const write = (file: string, content: string): void => {
  mkdirSync(join(template, file, '..'), { recursive: true })
  writeFileSync(join(template, file), content)
}
const npm = (folder: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('npm', [...args, '--offline', '--no-audit'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** A clone with one development package, whose script creates a Node that prints its arguments. */
beforeAll(async () => {
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  template = mkdtempSync(join(tmpdir(), 'callout-template-'))
  const script = '#!/bin/sh\necho "own Node runs $(basename "$1")"\n'
  write('node/package.json', JSON.stringify({ name: 'node', version: '1.0.0', bin: 'bin/node', scripts: { preinstall: 'node make.js' } }))
  write(
    'node/make.js',
    `const fs = require('fs'); fs.mkdirSync('bin'); fs.writeFileSync('bin/node', ${JSON.stringify(script)}, { mode: 0o755 })`,
  )
  npm(join(template, 'node'), 'pack', '--ignore-scripts', '--pack-destination', '..')
  write('package.json', JSON.stringify({ name: 'clone', allowScripts: { node: true }, devDependencies: { node: 'file:node-1.0.0.tgz' } }))
  npm(template, 'install', '--package-lock-only', '--include=dev')
  for (const file of ['run.mjs', 'install.mjs', 'help.mjs']) cpSync(join(root, 'tools', file), join(template, 'tools', file))
  write('tools/start.ts', `console.log(\`running Node, NODE_ENV \${process.env['NODE_ENV']}\`)`)
})
afterAll(() => {
  registry.close()
  rmSync(template, { recursive: true })
})
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'callout-clone-'))
  cpSync(template, clone, { recursive: true })
  return () => rmSync(clone, { recursive: true })
})

const address = (): string => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`

/** Output of `npm start` in a fresh clone, and its exit code. */
async function startIn(settings: Readonly<Record<string, string | undefined>>) {
  const env = { ...process.env, npm_config_registry: address(), npm_config_cache: join(clone, 'cache'), ...settings }
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { printed, code }
}

const announcement = 'npm’s setting ignore-scripts is on: running the script of the package node alone, which installs Node 24.\n'

test
  .skipIf(process.platform === 'win32')
  .each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }, { npm_config_ignore_scripts: 'true' }])(
  'installs development packages and Node with %j',
  async (settings) => {
    const { printed, code } = await startIn(settings)
    expect(printed).toContain('own Node runs start.ts')
    expect(code).toBe(0)
    expect(printed.split(announcement)).toHaveLength('npm_config_ignore_scripts' in settings ? 2 : 1)
  },
)

test('goes on in the running Node if that of the package cannot be installed, and ignores NODE_ENV', { tags: 'nightly' }, async () => {
  const { printed, code } = await startIn({
    npm_config_ignore_scripts: 'true',
    npm_config_script_shell: '/no/shell',
    NODE_ENV: 'production',
  })
  expect(printed).toContain('running Node, NODE_ENV undefined')
  expect(code).toBe(0)
})

test.each([
  ['22.18.0', '/usr/bin/node'],
  ['24.1.0', '/usr/bin/node'],
  ['22.17.1', undefined],
  ['20.20.2', undefined],
])('without a Node of its own, version %s is continued in %s', (version, expected) => {
  expect(nodeFor(clone, { version, path: '/usr/bin/node' })).toBe(expected)
})

test('names the registry when it cannot be reached and the cache is empty', { tags: 'nightly', timeout: 60_000 }, async () => {
  rmSync(join(clone, 'node-1.0.0.tgz'))
  const { printed, code } = await startIn({ npm_config_registry: 'http://127.0.0.1:9/npm/' })
  expect(printed).toContain(
    'The registry http://127.0.0.1:9 can’t be reached (ECONNREFUSED). Check the network and npm’s settings registry and proxy, and run the command again.\n',
  )
  expect(printed).not.toContain('npm error')
  expect([code, existsSync(join(clone, 'node_modules/node'))]).toEqual([1, false])
})
