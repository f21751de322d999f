import { faker } from '@faker-js/faker/locale/en_US'
import { getRandom } from './random.ts'

/**
 * Faker for one field of one record: `fakerOf(seed, 'customer', 17, 'email')`. Each key has its own seed, so that a new field
 * changes no other. Use it immediately: all keys share one instance.
 */
export function fakerOf(...key: readonly (number | string)[]): typeof faker {
  faker.seed(getRandom(...key, 'faker').int(0, 2_147_483_647))
  return faker
}

interface PersonName {
  readonly first_name: string
  readonly last_name: string
}

export const personName = (...key: readonly (number | string)[]): PersonName => ({
  first_name: fakerOf(...key, 'first_name').person.firstName(),
  last_name: fakerOf(...key, 'last_name').person.lastName(),
})

export const phoneOf = (areaCode: string, ...key: readonly (number | string)[]): string =>
  `${areaCode}555${fakerOf(...key, 'phone').string.numeric(4)}`

/** At a domain that no one has. */
export const emailOf = ({ first_name, last_name }: PersonName, provider: string, ...key: readonly (number | string)[]): string =>
  fakerOf(...key, 'email')
    .internet.email({ firstName: first_name, lastName: last_name, provider })
    .toLowerCase()
