import { existsSync, globSync, readFileSync } from 'node:fs'
import { type Lock, type LockedPackage, librariesIn, getName, readLock, sbomWith } from './sbom.ts'

/** Run by the Dockerfile: everything an image contains, the client's build included, as CycloneDX 1.6. */

const NODE_MODULES = '/usr/local/lib/node_modules'

const componentOf = (type: string, purl: string, name: string, version: string) => ({ type, 'bom-ref': purl, name, version, purl })

/** Of `/var/lib/dpkg/status`. */
export function debianPackages(status: string, release: string) {
  return status.split('\n\n').flatMap((paragraph) => {
    const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(paragraph)?.[1] ?? ''
    if (field('Status') !== 'install ok installed') return []
    const [name, version, arch] = [field('Package'), field('Version'), field('Architecture')]
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${arch}&distro=debian-${release}`
    return [componentOf('library', purl, name, version)]
  })
}

export const nodeComponents = (versions: Readonly<Record<string, string | undefined>>) =>
  Object.entries(versions)
    .filter(([name]) => !['modules', 'napi'].includes(name))
    .map(([name, version = '']) => componentOf('library', `pkg:generic/${name}@${encodeURIComponent(version)}`, name, version))

/** npm and what the image of Node.js installs beside it. */
function globalPackages() {
  const files = globSync([
    `${NODE_MODULES}/**/node_modules/*/package.json`,
    `${NODE_MODULES}/**/node_modules/@*/*/package.json`,
    `${NODE_MODULES}/*/package.json`,
    '/opt/*/package.json',
  ])
  const found = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
  const purls = new Map(found.map(({ name = '', version = '' }) => [`pkg:npm/${name.replace('@', '%40')}@${version}`, { name, version }]))
  return [...purls].map(([purl, { name, version }]) => componentOf('library', purl, name, version))
}

function resolvedPath(lock: Lock, path: string, name: string): string | undefined {
  const nested = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (lock[nested]) return nested
  if (path === '') return undefined
  return resolvedPath(lock, path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '', name)
}

/** Packages that the client's build may contain: its dependencies, theirs, and Workbox, which is in the service worker. */
export function clientPackages(lock: Lock): [path: string, locked: LockedPackage][] {
  const { dependencies, devDependencies = {} } = lock['client'] ?? {}
  const workbox = Object.keys(devDependencies).filter((name) => name.startsWith('workbox-'))
  const found = new Map<string, LockedPackage>()
  const add = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = resolvedPath(lock, from, name)
      const locked = path === undefined ? undefined : lock[path]
      if (path === undefined || locked === undefined || locked.link || found.has(path)) continue
      found.set(path, locked)
      add(path, Object.keys(locked.dependencies ?? {}))
    }
  }
  add('client', [...Object.keys(dependencies ?? {}), ...workbox])
  return [...found]
}

export function imageSbom() {
  const release = /^VERSION_ID="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? ''
  const { version, packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as { version: string; packages: Lock }
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== getName(path) && !link)
  const bundled = existsSync('client/dist') ? clientPackages(readLock()) : []
  return sbomWith(version, [
    componentOf('operating-system', `pkg:generic/debian@${release}`, 'debian', release),
    ...debianPackages(readFileSync('/var/lib/dpkg/status', 'utf8'), release),
    ...nodeComponents(process.versions),
    ...globalPackages(),
    ...librariesIn([...new Map([...installed, ...bundled])]),
  ])
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(imageSbom(), null, 2)}\n`)
