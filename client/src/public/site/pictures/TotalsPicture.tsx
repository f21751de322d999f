import classes from './pictures.module.css'

/** Worked example C of the rules on money: tax after a discount of 10 %. */
const lines = [
  { name: 'Labor, 2 × $45.00', amount: '$90.00' },
  { name: 'Thermostat', amount: '$19.99' },
  { name: 'Filter, 3 × $3.35 (tax exempt)', amount: '$10.05' },
]
const sums = [
  { name: 'Subtotal', amount: '$120.04' },
  { name: 'Discount (10 %)', amount: '−$12.00' },
  { name: 'Sales tax (8.25 %)', amount: '$8.17' },
]

/** The lines and sums of a job, drawn: nothing to operate. */
export function TotalsPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Line items</strong>
      {[lines, sums].map((rows) => (
        <div key={rows[0]?.name} className={classes.sums}>
          {rows.map(({ name, amount }) => (
            <div key={name}>
              <span>{name}</span>
              <span>{amount}</span>
            </div>
          ))}
        </div>
      ))}
      <div className={classes.total}>
        <span>Total</span>
        <span>$116.21</span>
      </div>
    </div>
  )
}
