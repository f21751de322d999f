import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTooYoung, newPackages } from '../../tools/releaseAge.ts'
import { clientPackages, debianPackages, imageSbom, nodeComponents } from '../../tools/imageSbom.ts'
import { getName, productionPackages, readLock, sbomOf } from '../../tools/sbom.ts'

const lock = readLock()
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Readonly<Record<string, boolean>> }

/** Licenses that a product may ship with; a new one is a decision. */
const licenses: ReadonlySet<string> = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'MIT AND OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
  'MIT OR SEE LICENSE IN FEEL-FREE.md',
])

/** Packages whose license is only in their LICENSE file, read by hand. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

test('install scripts run only for packages named in package.json', () => {
  const scripted = Object.entries(lock).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [getName(path)] : []))
  expect(scripted.toSorted()).toEqual(Object.keys(allowScripts).toSorted())
})

test('every production package has a license of the list', () => {
  const named = productionPackages(lock).map(([path, { license }]) => [path, license ?? readByHand[getName(path)] ?? 'none'] as const)
  expect(named.filter(([, license]) => !licenses.has(license))).toEqual([])
})

test('only optional packages of other platforms lack an integrity hash', () => {
  const unhashed = Object.entries(lock).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && integrity === undefined,
  )
  expect(unhashed.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([])
})

test('the SBOM lists every production package of the lock file', () => {
  const { bomFormat, components } = sbomOf(lock)
  expect(bomFormat).toBe('CycloneDX')
  const libraries = components.filter(({ type }) => type === 'library')
  expect(libraries).toHaveLength(productionPackages(lock).length)
  expect(libraries.length).toBeGreaterThan(150)
  const fastify = libraries.find(({ name }) => name === 'fastify') as { hashes?: { alg: string; content: string }[] } | undefined
  expect(fastify).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/fastify@\d/), licenses: [{ expression: 'MIT' }] })
  expect(fastify?.hashes?.[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) })
})

test('the SBOM of an image lists the packages of Debian that are installed', () => {
  const status = [
    'Package: libssl3\nStatus: install ok installed\nArchitecture: amd64\nVersion: 1:3.0.15-1~deb12u1\nDescription: TLS\n Version: none',
    'Package: gone\nStatus: deinstall ok config-files\nArchitecture: all\nVersion: 1.0',
  ].join('\n\n')
  const purl = 'pkg:deb/debian/libssl3@1%3A3.0.15-1~deb12u1?arch=amd64&distro=debian-12'
  expect(debianPackages(status, '12')).toEqual([{ type: 'library', 'bom-ref': purl, name: 'libssl3', version: '1:3.0.15-1~deb12u1', purl }])
})

test('the SBOM of an image lists the packages in the client, its service worker included', () => {
  const names = clientPackages(lock).map(([path]) => getName(path))
  // `scheduler` is a dependency of react-dom only.
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'scheduler', '@mantine/core', '@fontsource-variable/inter', 'workbox-core']))
  expect(names.filter((name) => ['vite', 'jsdom', 'fastify', '@callout/contracts'].includes(name))).toEqual([])
})

test('the SBOM of an image lists Node.js and the libraries in it', () => {
  const names = nodeComponents(process.versions).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['node', 'v8', 'openssl', 'zlib', 'uv']))
})

test.skipIf(!existsSync('/var/lib/dpkg/status'))('the SBOM of an image, made on a Debian machine, names each component once', () => {
  const { components } = imageSbom()
  const refs = components.map((component) => component['bom-ref'])
  expect(refs.length - new Set(refs).size).toBe(0)
  const named = new Set(components.map(({ name }) => name))
  for (const name of ['debian', 'libc6', 'node', 'fastify', 'GeoNames']) expect(named).toContain(name)
})

test('the SBOM lists the map data with their licenses', () => {
  const sets = sbomOf(lock).components.filter(({ type }) => type === 'data')
  expect(sets.map((set) => [set.name, set.licenses])).toEqual([
    ['GeoNames', [{ license: { id: 'CC-BY-4.0' } }]],
    ['Natural Earth', [{ license: { name: 'Public domain' } }]],
    ['U.S. Census Bureau cartographic boundaries', [{ license: { name: 'Public domain' } }]],
  ])
})

test('the release check finds new versions and refuses those younger than 14 days', () => {
  const before = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@s/b': { version: '2.0.0' } }
  const after = {
    'node_modules/a': { version: '1.0.1' },
    'node_modules/@s/b': { version: '2.0.0' },
    'node_modules/x/node_modules/@s/c': { version: '3.0.0' },
  }
  expect(newPackages(before, after)).toEqual(['@s/c@3.0.0', 'a@1.0.1'])
  const now = Date.parse('2026-11-25T00:00:00Z')
  expect(['2026-11-11T00:00:00Z', '2026-11-11T00:00:01Z', ''].map((published) => isTooYoung(published, now))).toEqual([false, true, true])
})
