import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { endpoints } from '@callout/contracts/endpoints'
import { enums } from '@callout/gateway/schema/enums'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { filesInCircles, loadedAtOnce } from './imports.ts'
import { assemblingFeatures, offeredRooms } from './offeredRooms.ts'

/** Domains whose screens are part of other features. */
const withoutScreen = ['lookups', 'staticContent', 'agreements']
/** Features that are no domain of the contract. */
const furtherFeatures = [
  'site',
  'schedule',
  'accounting',
  'lineItems',
  'messaging',
  'offlineQueue',
  'quotes',
  'visits',
  ...Object.keys(assemblingFeatures),
]

const schema = readFileSync('schema.graphql', 'utf8')
const domains = Object.keys(endpoints)

/** The one word of each place, out of its path. */
const format = (pattern: string, word: RegExp): string[] =>
  globSync(pattern).map((path) => word.exec(path.replaceAll('\\', '/'))?.[1] ?? path)

const screens = domains.filter((domain) => !withoutScreen.includes(domain))

/** Places that hold one thing for each domain and nothing else. */
const exact: [place: string, found: string[], expected: string[]][] = [
  ['chapters of schema.graphql', [...schema.matchAll(/^# -+ (\w+)$/gm)].map((match) => match[1] ?? ''), domains],
  ['contracts/src', format('contracts/src/*/endpoints.ts', /src\/(\w+)\//), domains],
  ['client/src/features', format('client/src/features/*', /(\w+)$/), [...screens, ...furtherFeatures]],
]
/** Places where parts of a domain may have files of their own. */
const atLeast: [place: string, found: string[]][] = [
  ['gateway/src/modules', format('gateway/src/modules/*.ts', /(\w+)\.ts$/)],
  ['mock-api/src/resources', format('mock-api/src/resources/*.ts', /(\w+)\.ts$/)],
]

describe('one noun, five places', () => {
  test.each(exact)('%s has each domain and nothing else', (_, found, expected) => {
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test.each(atLeast)('%s has a file for each domain', (_, found) => {
    expect(domains.filter((domain) => !found.includes(domain))).toEqual([])
  })

  test('the chapters of schema.graphql stand in the order of the table of endpoints', () => {
    expect(exact[0]?.[1]).toEqual(domains)
  })

  test('a domain without a screen is a domain', () => {
    expect(domains).toEqual(expect.arrayContaining(withoutScreen))
  })
})

test('every enum of schema.graphql has its table of wire codes, with the same names', () => {
  const types = Object.values(buildSchema(schema).getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith('__'))
  const names = types.map((type) => [type.name, isEnumType(type) ? type.getValues().map(({ name }) => name) : []])
  expect(Object.fromEntries(Object.entries(enums).map(([name, table]) => [name, Object.keys(table).toSorted()]))).toEqual(
    Object.fromEntries(names.map(([name, values]) => [name, Array.isArray(values) ? values.toSorted() : []])),
  )
})

const dependenciesOf = (name: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8')) as { dependencies: Record<string, string> }
  return Object.keys(dependencies)
}

describe('packages', () => {
  test('contracts depends on zod and nothing else', () => {
    expect(dependenciesOf('contracts')).toEqual(['zod'])
  })

  test.each(['mock-api', 'gateway', 'client'])('%s knows contracts and no other package', (name) => {
    expect(dependenciesOf(name).filter((dependency) => dependency.startsWith('@callout/'))).toEqual(['@callout/contracts'])
  })
})

/** Folders of the client from the top down: each imports itself and those below. Files outside folders are above all. */
const layers = ['app', 'features', 'components', 'lib']
const layerOf = (file: string): string => {
  const [folder = ''] = file.split('/')
  return layers.includes(folder) ? folder : 'app'
}
const featureOf = (file: string): string => file.split('/')[1] ?? ''
const isOffered = (file: string): boolean => {
  const [, feature = '', room = ''] = file.split('/')
  return feature in offeredRooms || `${feature}/${room}` in offeredRooms
}

/** Every import of the client's code below client/src, without tests, stories and their fixtures: by value, by type and lazy. */
const imports = globSync('client/src/**/*.{ts,tsx}', {
  exclude: ['**/testing/**', '**/workshop/**', '**/*.test.*', '**/*.stories.*'],
}).flatMap((path) => {
  const file = path.replaceAll('\\', '/').replace('client/src/', '')
  const sources = readFileSync(path, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g)
  return [...sources].map(([, source = '']) => ({ from: file, to: join(dirname(file), source).replaceAll('\\', '/') }))
})

describe('the layers of the client', () => {
  const between = imports.filter(
    ({ from, to }) => layerOf(from) === 'features' && layerOf(to) === 'features' && featureOf(from) !== featureOf(to),
  )

  test('a layer imports itself and those below it only', () => {
    const wrong = imports.filter(({ from, to }) => layers.indexOf(layerOf(to)) < layers.indexOf(layerOf(from)))
    expect(imports.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  })

  test('a feature imports only the offered rooms of other features, unless it assembles all of them', () => {
    expect(between.length).toBeGreaterThan(300)
    expect(between.filter(({ from, to }) => !isOffered(to) && !(featureOf(from) in assemblingFeatures))).toEqual([])
  })

  test('only app imports a feature that assembles others', () => {
    expect(between.filter(({ to }) => featureOf(to) in assemblingFeatures)).toEqual([])
  })

  test('an offered room imports offered rooms only, and another feature or an offered room imports it', () => {
    const offered = imports.filter(({ from, to }) => isOffered(from) && layerOf(to) === 'features' && layerOf(from) === 'features')
    expect(offered.filter(({ to }) => !isOffered(to))).toEqual([])
    const used = (room: string): boolean =>
      [...between, ...offered].some(({ from, to }) => to.startsWith(`features/${room}/`) && !from.startsWith(`features/${room}/`))
    expect(Object.keys(offeredRooms).filter((room) => !used(room))).toEqual([])
  })

  test('lint knows the offered rooms', () => {
    const rules = readFileSync('.oxlintrc.json', 'utf8')
    for (const up of ['../', '../../']) {
      const names = [...rules.matchAll(new RegExp(`"!${up.replaceAll('.', '\\.')}([a-zA-Z][^"]*)/\\*\\*"`, 'g'))].map(([, name]) => name)
      expect(names).toEqual(Object.keys(offeredRooms).toSorted())
    }
    expect(rules).toContain(`"client/src/features/{${Object.keys(assemblingFeatures).join(',')}}/**"`)
  })

  test('no field of the browser’s own asks for a day or a time: it ignores the format of the account', () => {
    const native = /type="(?:date|time|datetime-local|month|week)"/
    expect(globSync('client/src/**/*.tsx').filter((path) => native.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('the client reads the current second from lib/clock.ts, which follows a moved clock of the mock', () => {
    const files = globSync('client/src/**/*.{ts,tsx}').filter((path) => !/\.test\./.test(path))
    expect(files.filter((path) => /Date\.now\(\) \/ /.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('state of client modules is reset between test files, which share modules', () => {
    const state = /^(export )?(let |const (?!listeners|\w*asks)\w+ = new (Map|Set)(<.*>)?\(\)$)/im
    /** Set at each use, or by a component while it is mounted. */
    const reset = ['analytics', 'apollo', 'deleteLater', 'offerUndo', 'serverClock', 'serviceImportRules', 'stepQueue', 'useMinute']
    const found = globSync('client/src/**/*.{ts,tsx}').filter(
      (path) => !/\.test\.|testing\W/.test(path) && state.test(readFileSync(path, 'utf8')),
    )
    expect(found.map((path) => basename(path).replace(/\.tsx?$/, '')).toSorted()).toEqual(reset)
  })

  test('only tests import what tests are made of', () => {
    expect(imports.filter(({ to }) => /(^|\/)testing\//.test(to))).toEqual([])
  })
})

/** Folder names without meaning. */
const MOST_FILES = 53

describe('files', () => {
  test.each(['features/*', 'components/*', 'lib/*'])('%s has one level of folders at most', (folder) => {
    expect(globSync(`client/src/${folder}/*/*/*`)).toEqual([])
  })

  test.each(['shared', 'deletes', 'parts'])('no room of a feature is called %s', (name) => {
    expect(globSync(`client/src/features/**/${name}`)).toEqual([])
  })

  test.each(['utils', 'helpers', 'common'])('no folder is called %s', (name) => {
    expect(globSync(`{contracts,mock-api,gateway,client,tests,tools}/{src/,}**/${name}`, { exclude: ['**/node_modules'] })).toEqual([])
  })

  test.each(['contracts/src', 'mock-api/src', 'gateway/src', 'client/src', 'tests'])(`no folder of %s has ${MOST_FILES} files`, (place) => {
    const counts = new Map<string, number>()
    for (const file of globSync(`${place}/**/*.{ts,tsx}`)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count >= MOST_FILES)).toEqual([])
  })

  test('no file only passes on the exports of others', () => {
    expect(globSync('{contracts,mock-api,gateway,client}/src/**/index.{ts,tsx}')).toEqual([])
  })

  test.each(globSync('client/src/**/*.graphql'))('%s has its generated hooks beside it', (document) => {
    expect(existsSync(document.replace(/\.graphql$/, '.generated.ts'))).toBe(true)
  })
})

test('only isKey compares the key Enter, since input methods use it too', () => {
  const paths = globSync('client/src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
  expect(paths.length).toBeGreaterThan(1000)
  expect(paths.filter((path) => /[!=]== 'Enter'|'Enter' [!=]==|case 'Enter'/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no module loads itself in a circle, lazy imports included', () => {
  const files = globSync('{client,contracts,gateway,mock-api}/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(filesInCircles(files)).toEqual([])
})

/** Readers of other people's text, rules of forms, and dialogs: one that a list imports would load with every list. */
const loadedLater = [
  'zod',
  'libphonenumber-js',
  'papaparse',
  'read-excel-file',
  'write-excel-file',
  '@hookform',
  'client/src/components/overlays/AppDialog.tsx',
]

const firstPages = ['client/src/features/auth/SignInPage.tsx', ...globSync('client/src/features/*/*ListPage.tsx')]

test.each(firstPages)('%s loads no packages of forms and imports, and no dialogs', (page) => {
  const loaded = loadedAtOnce(['client/src/main.tsx', 'client/src/app/AppLayout.tsx', page])
  expect([...loaded.keys()]).toContain('react')
  expect(loadedLater.flatMap((name) => loaded.get(name)?.join(' → ') ?? [])).toEqual([])
})
