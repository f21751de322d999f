import { existsSync, globSync, readFileSync } from 'node:fs'
import { endpoints } from '@callout/contracts/endpoints'
import { enums } from '@callout/gateway/enums'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'

/** Domains whose screens are no feature: those before sign-in stand in client/src/public, the others show inside other screens. */
const withoutScreen = [
  'auth',
  'profile',
  'lookups',
  'catalogue',
  'branches',
  'forms',
  'taxes',
  'customers',
  'staticContent',
  'settings',
  'support',
]

const schema = readFileSync('schema.graphql', 'utf8')
const domains = Object.keys(endpoints)

/** The one word of each place, out of its path. */
const words = (pattern: string, word: RegExp): string[] =>
  globSync(pattern).map((path) => word.exec(path.replaceAll('\\', '/'))?.[1] ?? path)

const screens = domains.filter((domain) => !withoutScreen.includes(domain))

/** Places that hold one thing for each domain and nothing else. */
const exact: [place: string, found: string[], expected: string[]][] = [
  ['chapters of schema.graphql', [...schema.matchAll(/^# -+ (\w+)$/gm)].map((match) => match[1] ?? ''), domains],
  ['contracts/src', words('contracts/src/*/endpoints.ts', /src\/(\w+)\//), domains],
  ['client/src/features', words('client/src/features/*', /(\w+)$/), screens],
]
/** Places where parts of a domain may have files of their own. */
const atLeast: [place: string, found: string[]][] = [
  ['gateway/src/modules', words('gateway/src/modules/*.ts', /(\w+)\.ts$/)],
  ['mock-api/src/resources', words('mock-api/src/resources/*.ts', /(\w+)\.ts$/)],
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

describe('files', () => {
  test('a feature has one level of folders at most', () => {
    expect(globSync('client/src/features/*/*/*/*')).toEqual([])
  })

  test.each(['utils', 'helpers', 'common'])('no folder is called %s', (name) => {
    expect(globSync(`{contracts,mock-api,gateway,client,tests,tools}/{src/,}**/${name}`, { exclude: ['**/node_modules'] })).toEqual([])
  })

  test('no file only passes on the exports of others', () => {
    expect(globSync('{contracts,mock-api,gateway,client}/src/**/index.{ts,tsx}')).toEqual([])
  })

  test.each(globSync('client/src/**/*.graphql'))('%s has its generated hooks beside it', (document) => {
    expect(existsSync(document.replace(/\.graphql$/, '.generated.ts'))).toBe(true)
  })

  test('every npm script that the README names exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = [...readFileSync('README.md', 'utf8').matchAll(/npm run ([\w:-]+)(?! -w)/g)].map((match) => match[1])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
  })

  test('every file that the README names exists', () => {
    const named = [
      ...readFileSync('README.md', 'utf8').matchAll(/`((?:contracts|mock-api|gateway|client|tests|tools|docs|bench)\/[\w./-]+\.\w+)`/g),
    ]
    expect(named.map((match) => match[1]).filter((file) => file === undefined || !existsSync(file))).toEqual([])
  })
})
