interface Person {
  readonly name?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** The name as one text: as the backend writes it, or out of its parts (spec §3). null where it tells neither. */
export const fullName = ({ name, firstName, lastName }: Person): string | null =>
  name || [firstName, lastName].filter(Boolean).join(' ') || null

/** A person with the name as one text. */
export const named = <T extends Person>(person: T): T => (person.name ? person : { ...person, name: fullName(person) })
