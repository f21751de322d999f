export interface Identifiers {
  readonly words: readonly string[]
  readonly phones: readonly string[]
}

interface Person {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly alternatePhone: string | null
  readonly website: string | null
  readonly billingStreet1: string | null
  readonly properties: readonly { readonly street1: string | null }[] | null
}

/** Shorter numbers match sums and dates. */
const SHORTEST_PHONE = 7
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
export const isText = (text: string | null | undefined): text is string => Boolean(text?.trim())

export function identifiersOf(person: Person): Identifiers {
  const { firstName, lastName, companyName, email, website, billingStreet1, properties } = person
  const streets = properties?.map(({ street1 }) => street1) ?? []
  const words = [firstName, lastName, companyName, email, website, billingStreet1, ...streets].filter(isText)
  return {
    words: [...new Set(words.map((word) => word.trim()))].filter((word) => word.length > 1),
    phones: [person.phone, person.alternatePhone]
      .filter(isText)
      .map(digitsOf)
      .filter((phone) => phone.length >= SHORTEST_PHONE),
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text contains a whole word of the person, in any case, or a phone number in any notation. */
export function isNamedIn(text: string, { words, phones }: Identifiers): boolean {
  const digits = digitsOf(text)
  return (
    words.some((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text)) ||
    phones.some((phone) => digits.includes(phone))
  )
}
