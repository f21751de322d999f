import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const client = fileURLToPath(new URL('../../client', import.meta.url))

export function buildClient(folder: string): void {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
  const args = [vite, 'build', '--manifest', '--sourcemap', 'hidden', '--emptyOutDir', '--outDir', folder, '--logLevel', 'error']
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: client,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The client does not build: ${stderr}`)
}
