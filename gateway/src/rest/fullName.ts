interface Person {
  readonly name?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** The full name as returned, or joined from its parts (spec §3). Null if both are missing. */
export const fullName = ({ name, firstName, lastName }: Person): string | null =>
  name || [firstName, lastName].filter(Boolean).join(' ') || null

export const named = <T extends Person>(person: T): T => (person.name ? person : { ...person, name: fullName(person) })
