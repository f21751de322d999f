import { readFileSync } from 'node:fs'
import { buildSchema, isAbstractType, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const abstractTypes = Object.values(schema.getTypeMap()).filter(isAbstractType)

test.each(abstractTypes.filter(({ name }) => !name.startsWith('__')).map((type) => [type.name, type] as const))(
  'fields of the same name have the same type in each member of %s',
  (_, type) => {
    const fields = schema
      .getPossibleTypes(type)
      .flatMap((member) => Object.values(member.getFields()).map((field) => ({ name: field.name, type: String(field.type) })))
    const types = [...Map.groupBy(fields, ({ name }) => name)].map(([name, same]) => [name, [...new Set(same.map((field) => field.type))]])
    expect(fields.length).toBeGreaterThan(0)
    expect(types.filter(([, found]) => found?.length !== 1)).toEqual([])
  },
)

test.each([
  ['SignInResult', 'signIn(input: { email: "a@b.test", password: "x" })', ['SignedIn', 'VerificationPending', 'UnknownEmail']],
  ['RegistrationResult', 'socialLogin(input: $input)', ['Registered', 'VerificationPending', 'SocialLoginFailed']],
])('a document selects token, user and message of each member of %s', (_, field, members) => {
  const selections = members.map((member) => `... on ${member} { message ${member === 'UnknownEmail' ? '' : 'token user { id }'} }`)
  const variables = field.includes('$input') ? '($input: SocialLoginInput!)' : ''
  expect(validate(schema, parse(`mutation ${variables} { ${field} { ${selections.join(' ')} } }`))).toEqual([])
})
