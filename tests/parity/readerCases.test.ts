import { readCoordinate, readCoordinates } from '@callout/client/src/lib/format/readCoordinates.ts'
import { readNumber } from '@callout/client/src/lib/format/readNumber.ts'
import { emailText, websiteText } from '@callout/contracts/text/rules'
import { z } from '@callout/contracts/wire/zod'
import { expect, test } from 'vitest'
import { readCases } from '../cases/readCases.ts'

const shownNumber = (...args: Parameters<typeof readNumber>): string => {
  const reading = readNumber(...args)
  return reading.kind === 'number' ? String(reading.value) : reading.kind
}
const kinds: Readonly<Record<string, string>> = { '(refuse)': 'invalid', '(ask)': 'ambiguous' }
const expected = (right = ''): string => kinds[right] ?? String(Number(right))

/** Right values of a field and of a column whose numbers prove no decimal mark. */
const amounts = readCases('amounts.tsv').map(({ kind = '', input = '', right = '' }) => {
  const [, inField = right, inColumn] = /^(.*) in a field, (.*) in a column$/.exec(right) ?? []
  return { kind, input, inField, inColumn, options: kind === 'price' ? { decimals: 2 } : {} }
})

test.each(amounts)('the $kind $input in a field is $inField', ({ input, inField, options }) => {
  expect(shownNumber(input, options)).toBe(expected(inField))
})

test.each(amounts.filter(({ inColumn }) => inColumn !== undefined))(
  'the $kind $input in a column is $inColumn',
  ({ input, inColumn, options }) => {
    expect(shownNumber(input, { ...options, mark: null })).toBe(expected(inColumn))
  },
)

test.each(readCases('places.tsv'))('latitude $latitude and longitude $longitude are $right', ({ latitude = '', longitude = '', right }) => {
  const isPair = longitude === ''
  const read = isPair
    ? readCoordinates(latitude)
    : { latitude: readCoordinate(latitude, 'latitude'), longitude: readCoordinate(longitude, 'longitude') }
  expect(`${read?.latitude}, ${read?.longitude}`).toBe(isPair ? latitude : right)
})

const contactRules = { email: emailText(), website: websiteText() }
const contacts = readCases('contacts.tsv').flatMap(({ kind, input, right }) =>
  kind === 'email' || kind === 'website' ? [{ kind, input, isAccepted: right === 'accepted' } as const] : [],
)

test.each(contacts)('the $kind $input is accepted: $isAccepted', ({ kind, input, isAccepted }) => {
  expect(z.safeParse(contactRules[kind], input).success).toBe(isAccepted)
})
