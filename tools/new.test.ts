import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNew } from './new.ts'
import { blocksOf, unusedReplacements } from './newTemplates.ts'

/** A copy of the sources, below the packages of this checkout. */
const root = resolve('.tmp/new')
const copied = ['docs', 'schema.graphql', 'client/src', 'contracts/src', 'mock-api/src', 'gateway/src', 'tests/roles']
const getText = (path: string): string => readFileSync(join(root, path), 'utf8')
/** Sources with values to fill in. The test of the page imports the whole client, which would take a minute to check. */
const sourcesOf = (): string[] =>
  paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.tsx') && /FILL_IN_/.test(getText(path)))
const filledIn = (text: string): string[] => [...new Set(text.match(/FILL_IN_\w+/g))]

let paths: string[] = []
let errors = ''
beforeAll(() => {
  rmSync(root, { recursive: true, force: true })
  for (const path of copied) cpSync(path, join(root, path), { recursive: true })
  for (const name of ['client', 'mock-api', 'gateway']) {
    mkdirSync(join(root, name), { recursive: true })
    symlinkSync(resolve(name, 'node_modules'), join(root, name, 'node_modules'))
  }
  paths = [
    writeNew(root, 'list', 'customers/vipCustomers'),
    writeNew(root, 'form', 'customers/vipCustomer'),
    writeNew(root, 'call', 'customers/getLoyalty'),
  ].flatMap((result) => result.paths)
  const options = { extends: resolve('tsconfig.json'), compilerOptions: { incremental: false, tsBuildInfoFile: null } }
  const include = [...sourcesOf(), 'client/src/vite-env.d.ts']
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...options, include }))
  errors = spawnSync('tsc', ['-p', root, '--pretty', 'false'], { encoding: 'utf8' }).stdout
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

test.each(['list', 'form', 'call'] as const)('every replacement for a new %s matches its guide', (kind) => {
  const guide = blocksOf(`docs/add-a-${kind}.md`)
  const text = guide.map((block) => [block.path, block.text].join('\n')).join('\n')
  expect(unusedReplacements(kind, text)).toEqual([])
})

test('a new list has the files of the guide, with a page, a path and a route', () => {
  const folder = 'client/src/features/customers'
  expect(paths).toEqual(
    expect.arrayContaining([
      `${folder}/vipCustomers/vipCustomers.graphql`,
      `${folder}/vipCustomers/vipCustomersList.tsx`,
      `${folder}/vipCustomers/vipCustomers.test.tsx`,
      `${folder}/VipCustomersPage.tsx`,
    ]),
  )
  expect(getText('client/src/lib/paths.ts')).toContain("  vipCustomers: () => '/vip-customers',\n")
  expect(getText('client/src/app/appRoutes.tsx')).toContain(
    "import('../features/customers/vipCustomers/vipCustomersList.tsx')).vipCustomersList",
  )
  expect(paths.map(getText).join('\n')).not.toMatch(/tax-?rate|city tax/i)
})

test('a new form has the files of the guide, with a page, a path and a route', () => {
  const folder = 'client/src/features/customers'
  expect(paths).toEqual(
    expect.arrayContaining([
      `${folder}/vipCustomer/vipCustomer.graphql`,
      `${folder}/vipCustomer/vipCustomerForm.tsx`,
      `${folder}/vipCustomer/vipCustomerForm.test.tsx`,
      `${folder}/NewVipCustomerPage.tsx`,
    ]),
  )
  expect(getText('client/src/lib/paths.ts')).toContain("  newVipCustomer: () => '/vip-customer/new',\n")
  expect(getText('client/src/app/appRoutes.tsx')).toContain("import('../features/customers/NewVipCustomerPage.tsx')).NewVipCustomerPage")
})

test('the compiler reports each value to fill in, by name', () => {
  const sources = sourcesOf()
  const missing = sources.flatMap((path) =>
    filledIn(getText(path)).filter((name) => !errors.split('\n').some((line) => line.includes(`${path}(`) && line.includes(name))),
  )
  expect(sources.flatMap((path) => filledIn(getText(path))).length).toBeGreaterThan(15)
  // A field of the query: reported with the types that codegen generates, and by GraphQL below.
  expect(missing.filter((name) => name !== 'FILL_IN_query')).toEqual([])
})

test('GraphQL reports what to fill in of the query and of the schema', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const messagesOf = (name: string): string => {
    const document = parse(getText(`client/src/features/customers/${name}/${name}.graphql`))
    return validate(schema, document)
      .map(({ message }) => message)
      .join('\n')
  }
  for (const name of ['FILL_IN_query', 'FILL_IN_Type', 'FILL_IN_Input']) expect(messagesOf('vipCustomers')).toContain(name)
  for (const name of ['FILL_IN_mutation', 'FILL_IN_Input']) expect(messagesOf('vipCustomer')).toContain(name)
  expect(() => buildSchema(getText('schema.graphql'))).toThrow('Unknown type "FILL_IN_Type"')
})

test('wrong arguments change nothing', () => {
  expect(() => writeNew(root, 'list', 'vipCustomers')).toThrow('domain/name')
  expect(() => writeNew(root, 'list', 'planets/rings')).toThrow('There is no domain planets')
  expect(() => writeNew(root, 'list', 'customers/vipCustomers')).toThrow('These files exist')
})
