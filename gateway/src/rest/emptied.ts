type NullableField<T> = { [Field in keyof T]-?: null extends T[Field] ? Field : never }[keyof T]

/** The wire's empty value of each nullable field of a change; undefined: can't be cleared. A field that isn't listed doesn't compile. */
export type Emptied<T> = { readonly [Field in NullableField<T>]: '' | 0 | null | readonly never[] | undefined }

/** Replaces null by the wire's empty value, and leaves out fields that can't be cleared. */
export const withoutNull = <T extends object>(input: T, emptied: Emptied<T>): T => {
  const emptyValues: Readonly<Record<string, unknown>> = emptied
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, value === null ? emptyValues[field] : value])) as T
}

/** Leaves out every null: none of these fields can be cleared. */
export const omitNull = <T extends object>(input: T): T =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as T
