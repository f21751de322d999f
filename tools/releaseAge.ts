import { execFileSync } from 'node:child_process'
import { type LockedPackage, getName, readLock } from './sbom.ts'

/** `npm run release:age -- <ref>`: fails for packages that are new since that commit and were published less than 14 days ago. */

const DAYS = 14
const DAY_MS = 86_400_000

type Lock = Readonly<Record<string, LockedPackage>>

export function newPackages(before: Lock, after: Lock): string[] {
  const versionsIn = (lock: Lock): Set<string> =>
    new Set(
      Object.entries(lock)
        .filter(([path, { link }]) => path.includes('node_modules/') && !link)
        .map(([path, { version = '' }]) => `${getName(path)}@${version}`),
    )
  const known = versionsIn(before)
  return [...versionsIn(after)].filter((item) => !known.has(item)).toSorted()
}

export const isTooYoung = (published: string, now: number): boolean => !(now - Date.parse(published) >= DAYS * DAY_MS)

function publishedAt(nameAndVersion: string): string {
  const at = nameAndVersion.lastIndexOf('@')
  const [name, version] = [nameAndVersion.slice(0, at), nameAndVersion.slice(at + 1)]
  const times = JSON.parse(execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' })) as Record<string, string>
  return times[version] ?? ''
}

if (import.meta.main) {
  const ref = process.argv[2] ?? 'HEAD'
  const text = execFileSync('git', ['show', `${ref}:package-lock.json`], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const added = newPackages((JSON.parse(text) as { packages: Lock }).packages, readLock())
  const young = added.filter((item) => isTooYoung(publishedAt(item), Date.now()))
  process.stdout.write(`${added.length} new packages since ${ref}, ${young.length} younger than ${DAYS} days\n`)
  for (const item of young) process.stderr.write(`${item} is younger than ${DAYS} days\n`)
  process.exitCode = young.length > 0 ? 1 : 0
}
