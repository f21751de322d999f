import { useFormat } from '../../lib/format/useFormat.ts'

/** "$4,200.50 in 12 payments": what the rows below come to, under every filter. */
export function RowsTotal({ total, count }: { readonly total: number | null; readonly count: number | null }) {
  const { money } = useFormat()
  if (count === null) return null
  const payments = `${count.toLocaleString('en')} ${count === 1 ? 'payment' : 'payments'}`
  return <span>{total === null ? payments : `${money(total)} in ${payments}`}</span>
}
