interface Removable {
  all(): readonly { readonly id: number; readonly company_id: number }[]
  remove(id: number): unknown
}

/** Number of records that stay, so that a test of random steps can continue. */
const FEWEST = 3

/** Takes one of company 1's records away, the n-th in turn, as long as some are left. */
export function removeOne(records: Removable, n: number): void {
  const companyRecords = records.all().filter(({ company_id }) => company_id === 1)
  const item = companyRecords[n % companyRecords.length]
  if (item && companyRecords.length > FEWEST) records.remove(item.id)
}
