import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Verification } from './verification.ts'

const script = fileURLToPath(new URL('verify.ts', import.meta.url))

/** Runs `npm run pact:verify` with these options, and keeps to itself what it prints. `folder`: for the report. */
export function runVerify(
  folder: string,
  options: readonly string[] = [],
): Promise<Verification & { readonly exitCode: number | null; readonly output: string }> {
  mkdirSync(folder, { recursive: true })
  const report = join(folder, 'report.json')
  const child = spawn(process.execPath, [script, '--report', report, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exitCode) => {
      try {
        resolve({ ...(JSON.parse(readFileSync(report, 'utf8')) as Verification), exitCode, output })
      } catch {
        reject(new Error(`The verification gave no report:\n${output}`))
      }
    })
  })
}
