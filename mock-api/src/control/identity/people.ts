export interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

export const people: readonly Person[] = [
  { first_name: 'Ines', last_name: 'Marlow', email: 'ines.marlow@people.test' },
  { first_name: 'Jonas', last_name: 'Keller', email: 'jonas.keller@people.test' },
  { first_name: 'Mei', last_name: 'Tanaka', email: 'mei.tanaka@people.test' },
]

/** The last word of a name is the family name. */
export function personOf(name: string, email: string): Person {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  const first = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '')
  return { first_name: first, last_name: last, email: email.trim().toLowerCase() }
}
