import { expect, test } from 'vitest'
import { BranchBody } from '../branches/schemas.ts'
import { CustomerBody } from '../customers/schemas.ts'
import { CompanySetupForm, UpdateOwnProfileBody } from '../profile/schemas.ts'
import { emailText, optionalEmailText, websiteText, websiteUrl } from './rules.ts'
import { UpdateCompanyBody } from '../settings/bodies.ts'
import { StaffBody } from '../staff/schemas.ts'
import { ContactForm } from '../support/schemas.ts'
import { z } from '../wire/zod.ts'

const messageOf = (schema: z.ZodMiniType, value: unknown): string | null => z.safeParse(schema, value).error?.issues[0]?.message ?? null

test.each(['a.b+c@x.test', "o'neil@x.test", 'भारत@उदाहरण.भारत', 'x@sub.x.test', 'x@xn--mller-kva.test'])(
  'accepts the email %s',
  (email) => {
    expect(messageOf(emailText(), email)).toBe(null)
  },
)

test.each([
  'x',
  'x@y',
  '@x.test',
  '.a@x.test',
  'a..b@x.test',
  'a b@x.test',
  '"a b"@x.test',
  'a@b@x.test',
  'x@x..test',
  'x@-x.test',
  'x@x.test/path',
  'x@1.2.3.4',
  'x@x.test, y@y.test',
  'x@exa\u200Bmple.test',
])('the email %j is Invalid', (email) => {
  expect(messageOf(emailText(), email)).toBe('Invalid')
  expect(messageOf(optionalEmailText(), email)).toBe('Invalid')
})

test.each([
  ['callout.example', 'http://callout.example'],
  ['https://callout.example:8443/a?b#c', 'https://callout.example:8443/a?b#c'],
  ['www.müller-bau.de/über uns', null],
  ['https://', null],
  ['https://localhost', null],
  ['ftp://callout.example', null],
  ['javascript:alert(1)', null],
  ['https://name@callout.example', null],
  ['https://callout.example:99999', null],
])('the website %j is %j', (text, url) => {
  expect(websiteUrl(text)).toBe(url)
  expect(messageOf(websiteText(), text)).toBe(url === null ? 'Enter correct url!' : null)
})

const long = (length: number): string => 'x'.repeat(length + 1)
test.each<[string, z.ZodMiniType, readonly [field: string, length: number][]]>([
  [
    'customer',
    CustomerBody,
    [
      ['first_name', 100],
      ['last_name', 100],
      ['company_name', 100],
      ['street1', 200],
      ['city', 100],
    ],
  ],
  [
    'branch',
    BranchBody,
    [
      ['name', 100],
      ['street1', 200],
      ['city', 100],
    ],
  ],
  ['staff', StaffBody, [['name', 100]]],
  [
    'setup',
    CompanySetupForm,
    [
      ['name', 100],
      ['street1', 200],
      ['street2', 200],
      ['city', 100],
    ],
  ],
  [
    'profile',
    UpdateOwnProfileBody,
    [
      ['first_name', 100],
      ['last_name', 100],
      ['organization_name', 100],
    ],
  ],
  [
    'company',
    UpdateCompanyBody,
    [
      ['organization_name', 100],
      ['street1', 200],
      ['city', 100],
    ],
  ],
  [
    'support',
    ContactForm,
    [
      ['name', 100],
      ['subject', 200],
    ],
  ],
])('texts of a %s have upper bounds', (_, schema, bounds) => {
  const values = Object.fromEntries(bounds.map(([field, length]) => [field, long(length)]))
  const issues = z.safeParse(schema, values).error?.issues ?? []
  for (const [field, length] of bounds)
    expect(issues.filter(({ path }) => path.join() === field).map(({ message }) => message)).toEqual([`Use at most ${length} characters`])
})

test('emails, websites and tags have upper bounds', () => {
  expect(messageOf(emailText(), `${long(250)}@x.test`)).toBe('Use at most 254 characters')
  expect(messageOf(websiteText(), `https://x.test/${long(2048)}`)).toBe('Use at most 2,048 characters')
  const tags = { first_name: 'A', last_name: 'B', street1: 'C', tags: Array.from({ length: 21 }, (__, index) => `tag ${index}`) }
  expect(messageOf(CustomerBody, tags)).toBe('Use at most 20 tags')
})
