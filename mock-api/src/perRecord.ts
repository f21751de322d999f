/**
 * Makes something of a record once. Records are never changed in place, so that what was made of one stays true; it goes
 * with the record. Whoever receives it must not change it.
 */
export function perRecord<R extends object, V>(make: (record: R) => V): (record: R) => V {
  const made = new WeakMap<R, V>()
  return (record) => {
    let value = made.get(record)
    if (value === undefined) made.set(record, (value = make(record)))
    return value
  }
}
