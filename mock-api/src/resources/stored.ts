type StoredValue<T> = T extends readonly (infer Item)[] ? readonly Item[] : T

/**
 * What the mock stores of a contract record: every field but the computed ones, null if it has no value. A field added to
 * the contract has to be stored or listed as computed before the mock compiles.
 */
export type Stored<T, Computed extends keyof T = never> = {
  readonly [Field in Exclude<keyof T, Computed>]-?: StoredValue<Exclude<T[Field], undefined>>
}

/** A reply that names every field of its contract schema. */
export type Complete<T> = { [Field in keyof T]-?: Exclude<T[Field], undefined> }
