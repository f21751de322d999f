/** By the names of a change: what the wire calls empty. A field that is not here cannot be: its null is not sent. */
export type Emptied<T> = { readonly [Field in keyof T]?: '' | 0 | null | readonly never[] }

/** null as the wire says it: what can be empty is emptied, what cannot is not sent. */
export const withoutNull = <T extends object>(input: T, emptied: Emptied<T>): T =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, value === null ? emptied[field as keyof T] : value])) as T
