interface Removable {
  all(): readonly { readonly id: number; readonly company_id: number }[]
  remove(id: number): unknown
}

/** Number of records that stay, so that a test of random steps can continue. */
const FEWEST = 3

/** Takes one of company 1's records away, the n-th in turn, as long as some are left. */
export function removeOne(records: Removable, n: number): void {
  const own = records.all().filter(({ company_id }) => company_id === 1)
  const item = own[n % own.length]
  if (item && own.length > FEWEST) records.remove(item.id)
}
