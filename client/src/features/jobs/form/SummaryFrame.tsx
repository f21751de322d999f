import money from '../../../parts/money/Money.module.css'
import classes from './JobForm.module.css'

const Rows = ({ className, terms }: { readonly className: string | undefined; readonly terms: readonly string[] }) => (
  <dl className={className}>
    {terms.map((term) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>&nbsp;</dd>
      </div>
    ))}
  </dl>
)

/** As high as the job in short, which comes a moment later. */
export const SummaryFrame = () => (
  <>
    <Rows className={classes.facts} terms={['Customer', 'When', 'Staff']} />
    <Rows className={money.sums} terms={['Subtotal', 'Total']} />
    <div className={classes.notify} />
  </>
)
