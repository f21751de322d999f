import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every edit that adds a nickname to the customer: what it follows in its file, and what it inserts. */
const edits = {
  'the contract’s reply': ['contracts/src/customers/schemas.ts', 'company_name: nullish(z.string()),', 'nickname: nullish(z.string()),'],
  'the contract’s body': ['contracts/src/customers/schemas.ts', 'company_name: nullishText(MAX_NAME),', 'nickname: nullishText(40),'],
  'the sample': ['contracts/src/customers/samples.ts', "company_name: 'Reyes Dental',", "nickname: 'Cee',"],
  'the type of the schema': ['schema.graphql', 'type Customer {', 'nickname: String'],
  'the input of the schema': ['schema.graphql', 'input CustomerInput {', 'nickname: String'],
  'the change of the schema': ['schema.graphql', 'input CustomerChangeInput {', 'nickname: String'],
  'the gateway’s empty value': ['gateway/src/modules/customers.ts', "companyName: '',", "nickname: '',"],
  'the mock’s default': ['mock-api/src/resources/customers/records.ts', 'export const customerDefaults = {', 'nickname: null,'],
  'the mock’s write': [
    'mock-api/src/resources/customers/customerFields.ts',
    '    last_name,\n    name:',
    'nickname: textOrNull(body.nickname),',
  ],
  'the form’s document': [
    'client/src/features/customers/form/customerForm.graphql',
    'fragment CustomerFormParts on Customer {',
    'nickname',
  ],
  'the form’s values': ['client/src/features/customers/form/customerFormValues.ts', "website: '',", "nickname: '',"],
  'the form’s label': [
    'client/src/features/customers/form/customerTable.tsx',
    'Contact: {',
    "nickname: { label: 'Nickname', as: 'text' },",
  ],
  'the export of personal data': [
    'client/src/features/customers/personalData/personalData.graphql',
    'fragment PersonalCustomerParts on Customer {',
    'nickname',
  ],
  'the erasure': ['client/src/features/customers/personalData/erasure.ts', 'companyName: null,', 'nickname: null,'],
  'the stored values': ['tests/parity/storedFields.test.ts', "firstName: 'Nora',", "nickname: 'Nono',"],
  'the changed values': ['tests/parity/storedFields.test.ts', "firstName: 'Mia',", "nickname: 'Mimi',"],
} as const satisfies Readonly<Record<string, readonly [file: string, after: string, inserted: string]>>
type Place = keyof typeof edits

/** Other forms with a table, by the input that they send: files of the values and of the form. */
const forms = {
  TaxInput: ['client/src/features/taxes/taxForm.tsx', 'client/src/features/taxes/taxForm.tsx'],
  BranchInput: ['client/src/features/branches/form/branchFormValues.ts', 'client/src/features/branches/form/branchForm.ts'],
  StaffInput: ['client/src/features/staff/form/staffFormValues.ts', 'client/src/features/staff/form/staffForm.tsx'],
} as const

/** `npm run test:nightly` tries all places, `npm test` one that compiles and that a test names. */
const places: readonly Place[] = process.env['NIGHTLY'] === undefined ? ['the mock’s write'] : (Object.keys(edits) as Place[])

const copy = resolve('.tmp/forgotten-field')
const packages = ['contracts', 'mock-api', 'gateway', 'client']
const files = [...packages, 'tests', 'tools', 'schema.graphql', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'codegen.ts']
const skipped = new Set(['node_modules', 'dist', 'pacts', '.tmp'])

/** A copy of the repository whose packages import each other, and everything else from this one. */
function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'node_modules/@callout'), { recursive: true })
  for (const file of files) cpSync(file, join(copy, file), { recursive: true, filter: (path) => !skipped.has(basename(path)) })
  for (const name of packages) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@callout', name), 'junction')
    const packageModules = resolve(name, 'node_modules')
    if (existsSync(packageModules)) symlinkSync(packageModules, join(copy, name, 'node_modules'), 'junction')
  }
  const include = [
    'contracts/src/customers/samples.ts',
    'mock-api/src/app.ts',
    'mock-api/src/seed/seed.ts',
    'mock-api/src/pdf/bidi-js.d.ts',
    'gateway/src/app.ts',
    'client/src/features/customers/form/customerForm.tsx',
    'client/src/features/customers/personalData/erasure.ts',
    'client/src/features/taxes/taxForm.tsx',
    'client/src/features/branches/form/branchForm.ts',
    'client/src/features/staff/form/staffForm.tsx',
    'client/src/vite-env.d.ts',
    'tests/parity/fieldParity.test.ts',
    'tests/parity/storedFields.test.ts',
  ]
  const compilerOptions = { incremental: false, tsBuildInfoFile: null }
  writeFileSync(join(copy, 'tsconfig.fields.json'), JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }))
}

/** Inserts a line after the first line of `after`. */
function insert(file: string, after: string, inserted: string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  if (!text.includes(after)) throw new Error(`${file} has no place for the field: ${after}`)
  const [first = ''] = after.split('\n')
  writeFileSync(join(copy, file), text.replace(after, after.replace(first, `${first}\n${inserted}\n`)))
}

/** Writes every edit but one. */
function write(omitted: Place | null): void {
  for (const file of new Set(Object.values(edits).map(([name]) => name))) cpSync(file, join(copy, file))
  for (const [index, [file, after, inserted]] of Object.entries(edits)) {
    if (index !== omitted) insert(file, after, inserted)
  }
}

function run(command: string, ...parameters: readonly string[]): string {
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
  // With NODE_ENV=test, codegen hides its errors.
  const env = { ...process.env, PATH, CI: '1', NODE_ENV: undefined }
  const { stdout, stderr, status } = spawnSync(command, parameters, { cwd: copy, encoding: 'utf8', env })
  return status === 0 ? '' : `${stdout}\n${stderr}`
}

const generate = (): string => run('graphql-codegen', '--config', 'codegen.ts')
const compile = (): string => run('tsc', '-p', 'tsconfig.fields.json', '--pretty', 'false')
const testFields = (): string =>
  run('vitest', 'run', '--project', 'tests', 'tests/parity/fieldParity.test.ts', 'tests/parity/storedFields.test.ts')

/** The message of the first failing check. */
const firstFailure = (): string => generate() || compile() || testFields()

beforeAll(copyRepository)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.runIf(process.env['NIGHTLY'])('a field in every place passes', () => {
  write(null)
  expect(firstFailure()).toBe('')
})

test.runIf(process.env['NIGHTLY'])(
  'the compiler names the form that lacks a field of its input, and the table that lacks one of its form',
  () => {
    write(null)
    for (const input of Object.keys(forms)) insert('schema.graphql', `input ${input} {`, 'nickname: String')
    expect(generate()).toBe('')
    const withoutValue = compile()
    for (const [values] of Object.values(forms)) {
      expect(withoutValue).toMatch(new RegExp(`${values}.*\\n?.*'nickname' is missing`))
      insert(values, 'const empty = {', "nickname: '',")
    }
    const withoutLine = compile()
    for (const [values, table] of Object.values(forms)) {
      expect(withoutLine).toMatch(new RegExp(`${table}.*\\n?.*'nickname' is missing`))
      cpSync(values, join(copy, values))
    }
  },
)

test.each(places)('a check names the field that is missing in %s', { tags: 'nightly' }, (place) => {
  write(place)
  expect(firstFailure()).toContain('nickname')
})
