import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** `node_modules` of packages that are installed into an empty folder. A folder that has it stays as it is. */
export function install(folder: string, ...names: readonly string[]): string {
  const installed = join(folder, 'node_modules')
  if (existsSync(installed)) return installed
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', ...names]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm install ${names.join(' ')}: ${stderr}`)
  return installed
}
