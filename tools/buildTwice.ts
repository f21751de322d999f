import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm run build:twice`: builds the client twice and compares the SHA-256 of every file. Fails if one differs. */

function buildHashes(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'callout-build-'))
  const { status } = spawnSync('npm', ['run', 'build', '-w', 'client', '--', '--outDir', folder, '--emptyOutDir'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The build failed.')
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
  const getHash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  const hashes = new Map(files.map((file) => [file, getHash(file)]))
  rmSync(folder, { recursive: true })
  return hashes
}

const [first, second] = [buildHashes(), buildHashes()]
const names = [...new Set([...first.keys(), ...second.keys()])].toSorted()
const different = names.filter((name) => first.get(name) !== second.get(name))
const whole = createHash('sha256')
  .update(names.map((name) => `${first.get(name)}  ${name}\n`).join(''))
  .digest('hex')
console.log(different.length === 0 ? `${names.length} files are identical, sha256 of all ${whole}` : `Different: ${different.join(', ')}`)
process.exitCode = different.length === 0 ? 0 : 1
