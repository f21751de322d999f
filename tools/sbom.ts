import { readFileSync } from 'node:fs'

/** `npm run sbom`: the production packages of the lock file as CycloneDX 1.6. `npm sbom` refuses a tree with an unmet optional peer. */

export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
export type Lock = Readonly<Record<string, LockedPackage>>

export const readLock = (): Lock => (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }).packages

const FOLDER = 'node_modules/'
export const getName = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

/** Third-party packages of a production install, by path. */
export const productionPackages = (lock: Lock): [path: string, locked: LockedPackage][] =>
  Object.entries(lock).filter(([path, { dev, devOptional, link }]) => path.includes(FOLDER) && !dev && !devOptional && !link)

const algorithms: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' }

function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((entry) => {
    const [algorithm = '', digest = ''] = entry.split(/-(.*)/s)
    const alg = algorithms[algorithm]
    return alg === undefined ? [] : [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }]
  })
}

/** Third-party data in the product; see docs/running.md. */
const dataSets = [
  { name: 'GeoNames', licenses: [{ license: { id: 'CC-BY-4.0' } }], url: 'https://www.geonames.org' },
  { name: 'Natural Earth', licenses: [{ license: { name: 'Public domain' } }], url: 'https://www.naturalearthdata.com' },
  { name: 'U.S. Census Bureau cartographic boundaries', licenses: [{ license: { name: 'Public domain' } }], url: 'https://www.census.gov' },
].map(({ name, licenses, url }) => ({
  type: 'data',
  'bom-ref': `data#${name}`,
  name,
  licenses,
  externalReferences: [{ type: 'website', url }],
}))

export const librariesIn = (packages: readonly (readonly [path: string, locked: LockedPackage])[]) =>
  packages.map(([path, { version = '', license, integrity }]) => {
    const name = getName(path)
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': `${purl}#${path}`,
      name,
      version,
      purl,
      ...(license !== undefined && { licenses: [{ expression: license }] }),
      ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
    }
  })

export const sbomWith = <T>(version: string | undefined, components: readonly T[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'callout', version } },
  components: [...components, ...dataSets],
})

export const sbomOf = (lock: Lock) => sbomWith(lock['']?.version, librariesIn(productionPackages(lock)))

if (import.meta.main) process.stdout.write(`${JSON.stringify(sbomOf(readLock()), null, 2)}\n`)
