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
export function getPerson(name: string, email: string): Person {
  const texts = name.trim().split(/\s+/)
  const last = texts.length > 1 ? (texts.at(-1) ?? '') : ''
  const first = texts.length > 1 ? texts.slice(0, -1).join(' ') : (texts[0] ?? '')
  return { first_name: first, last_name: last, email: email.trim().toLowerCase() }
}
