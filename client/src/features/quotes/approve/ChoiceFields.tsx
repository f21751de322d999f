import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import { Checkbox, Radio } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { lineTotalOf, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import classes from './Choice.module.css'

interface ChoiceFieldsProps {
  readonly job: QuotedJob
  readonly choice: QuoteChoice
  readonly onChange: (choice: QuoteChoice) => void
}

/** The alternative and optional items that the customer takes, with the resulting total. */
export function ChoiceFields({ job, choice, onChange }: ChoiceFieldsProps) {
  const { money } = useFormat()
  const { alternatives, optionalLines } = offerOf(job)
  const total = totalsOfChoice(job, choice)
  const toggle = (index: number): void => {
    const { optional } = choice
    onChange({ ...choice, optional: optional.includes(index) ? optional.filter((item) => item !== index) : [...optional, index] })
  }
  return (
    <div className="stack gap16">
      {alternatives.length > 1 && (
        <Radio.Group
          label="Alternative"
          value={String(choice.alternative)}
          onChange={(value) => onChange({ ...choice, alternative: Number(value) })}
        >
          <div className={`stack ${classes.choices}`}>
            {alternatives.map(({ name, totals }, index) => (
              <Radio
                key={`${index} ${name}`}
                className={classes.choice}
                value={String(index)}
                label={<ChoiceLabel name={name} amount={totals && money(totals.total, job.currencyCode)} />}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {optionalLines.length > 0 && (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Optional items</legend>
          <div className={`stack ${classes.choices}`}>
            {optionalLines.map((line, index) => {
              const amount = lineTotalOf(line)
              return (
                <Checkbox
                  key={line.id ?? index}
                  className={classes.choice}
                  checked={choice.optional.includes(index)}
                  onChange={() => toggle(index)}
                  label={
                    <ChoiceLabel
                      name={line.name ?? `Item ${index + 1}`}
                      amount={amount === null ? null : money(amount, job.currencyCode)}
                    />
                  }
                />
              )
            })}
          </div>
        </fieldset>
      )}
      {total && (
        <p className={`row ${classes.total}`} aria-live="polite">
          <span>Total</span>
          <span className="bold figures">{money(total.total, job.currencyCode)}</span>
        </p>
      )}
    </div>
  )
}

const ChoiceLabel = ({ name, amount }: { readonly name: string; readonly amount: string | null }) => (
  <span className={`row ${classes.label}`}>
    <bdi>{name}</bdi>
    {amount !== null && <span className="figures">{amount}</span>}
  </span>
)
