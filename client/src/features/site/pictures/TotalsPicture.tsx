import classes from './pictures.module.css'

/** Worked example C of the money rules: tax after a discount of 10%. */
const lines = [
  { name: 'Labor', quantity: '2 hours', amount: '$90.00' },
  { name: 'Thermostat', quantity: '1 piece', amount: '$19.99' },
  { name: 'Filter', isExempt: true, quantity: '3 pieces', amount: '$10.05' },
] as const
const sums = [
  { name: 'Subtotal', amount: '$120.04' },
  { name: 'Discount', note: '10% of subtotal', amount: '−$12.00' },
  { name: 'Sales tax', note: '8.25%', amount: '$8.17' },
] as const

export function TotalsPicture() {
  return (
    <div className={classes.card} aria-hidden>
      <strong className={classes.cardTitle}>Line items</strong>
      <div className={classes.sums}>
        {lines.map(({ name, quantity, amount, ...more }) => (
          <div key={name} className={classes.line}>
            <span>
              {name} {'isExempt' in more && <em className={classes.exempt}>Tax exempt</em>}
            </span>
            <span>{quantity}</span>
            <span>{amount}</span>
          </div>
        ))}
      </div>
      <div className={classes.sums}>
        {sums.map(({ name, amount, ...more }) => (
          <div key={name}>
            <span>
              {name} {'note' in more && <small>({more.note})</small>}
            </span>
            <span>{amount}</span>
          </div>
        ))}
      </div>
      <div className={classes.total}>
        <span>
          Total <small>(tax after discount)</small>
        </span>
        <span>$116.21</span>
      </div>
    </div>
  )
}
