import { faker } from '@faker-js/faker/locale/en_US'
import { randomOf } from './random.ts'

/** Faker, set to the stream of one record: draw from it at once and do not keep it. */
export function fakerOf(...key: readonly (number | string)[]): typeof faker {
  faker.seed(randomOf(...key, 'faker').int(0, 2_147_483_647))
  return faker
}

/** Surnames as one meets them in Texas; faker's own are rare ones. */
const surnames =
  `Adams Aguilar Alvarez Anderson Baker Barnes Becker Bennett Brooks Bryant Campbell Carter Castillo Chavez Chen Cho Clark Cohen Collins Cruz
Davis Diaz Dixon Edwards Ellis Evans Fisher Flores Foster Garcia Garza Gibson Gomez Gonzales Graham Grant Griffin Gupta Hall Hansen Harper Harris Hayes
Henderson Hernandez Hoffman Howard Hughes Ibarra Jackson James Jenkins Johnson Kelly Khan Kim King Klein Lee Lewis Long Lopez Marshall Martinez Mason
McCoy Meyer Miller Mitchell Moore Morales Morgan Murphy Nelson Nguyen Novak Ortiz Park Parker Patel Perez Peterson Pham Phillips Price Ramirez Reed
Reyes Reynolds Rivera Roberts Robinson Rodriguez Ross Russell Sanchez Sanders Santos Schmidt Scott Shaw Simmons Singh Smith Stone Sullivan Taylor
Thomas Thompson Torres Tran Turner Vasquez Wagner Walker Wallace Ward Watson Webb Weaver White Williams Wilson Wong Wood Wright Young Zimmerman`.split(
    /\s+/,
  )

/** First and last name of one record. */
export function personName(...key: readonly (number | string)[]): { readonly first_name: string; readonly last_name: string } {
  return { first_name: fakerOf(...key).person.firstName(), last_name: randomOf(...key, 'surname').pick(surnames) }
}

const businesses = [
  'Dental',
  'Coffee Roasters',
  'Property Management',
  'Law Office',
  'Bakery',
  'Veterinary Clinic',
  'Fitness',
  'Accounting',
  'Apartments',
  'Montessori',
]

/** What an organisation among the customers is called. */
export const organisationName = (lastName: string, index: number): string => `${lastName} ${businesses[index % businesses.length]}`
