import { useFormat } from '../../../shared/format/useFormat.ts'
import type { Job } from './JobDetail.tsx'
import { Section } from './Section.tsx'
import { Sums } from './Sums.tsx'
import classes from './LineItems.module.css'

const quantity = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

/** What is sold in the job, and what it comes to. Absent where prices are not for this person. */
export function LineItems({ job }: { readonly job: Job }) {
  const { money } = useFormat()
  const { lineItems, currencyCode } = job
  if (!lineItems || lineItems.length === 0) return null
  return (
    <Section title="Line items">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lineItems.map((item) => (
            <tr key={item.id}>
              <td>
                <div className={classes.name}>{item.name}</div>
                {item.description && <div className={classes.soft}>{item.description}</div>}
              </td>
              <td>{[item.quantity !== null && quantity.format(item.quantity), item.unit].filter(Boolean).join(' ')}</td>
              <td>{item.amount !== null && money(item.amount, currencyCode)}</td>
              <td>{item.total !== null && money(item.total, currencyCode)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums job={job} />
    </Section>
  )
}
