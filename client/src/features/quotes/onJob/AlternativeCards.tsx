import { formatQuantity } from '@callout/contracts/text/quantity'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { type Alternative, lineTotalOf, type Offer, type QuotedJob, type QuoteLine } from './quoteOfJob.ts'
import classes from './QuoteSection.module.css'

interface CardProps {
  readonly alternative: Alternative
  readonly isChosen: boolean
  readonly isApproved: boolean
  readonly currencyCode: string | null
}

function Card({ alternative: { name, lines, totals }, isChosen, isApproved, currencyCode }: CardProps) {
  const { money } = useFormat()
  return (
    <li className={`stack ${classes.card}`} data-chosen={isChosen || undefined}>
      <div className={`row ${classes.cardHead}`}>
        <bdi className="bold">{name}</bdi>
        {isChosen && (
          <span className={`inline small ${classes.chosen}`}>
            <IconCircleCheckFilled size={16} aria-hidden />
            {isApproved ? 'Chosen' : 'Recommended'}
          </span>
        )}
      </div>
      <ul className={`stack list ${classes.lines}`}>
        {lines.map((line, index) => (
          <Line key={line.id ?? index} line={line} />
        ))}
      </ul>
      {totals && (
        <p className={`row ${classes.cardTotal}`}>
          <span>Total</span>
          <span className="bold figures">{money(totals.total, currencyCode)}</span>
        </p>
      )}
    </li>
  )
}

const Line = ({ line }: { readonly line: QuoteLine }) => (
  <li className={`row ${classes.line}`}>
    <bdi>{line.name}</bdi>
    <span className="hint figures">{formatQuantity(line)}</span>
  </li>
)

function LinePrice({ line, currencyCode }: { readonly line: QuoteLine; readonly currencyCode: string | null }) {
  const { money } = useFormat()
  const total = lineTotalOf(line)
  return total !== null && <span className="figures">{money(total, currencyCode)}</span>
}

interface AlternativeCardsProps {
  readonly job: QuotedJob
  readonly offer: Offer
  readonly isApproved: boolean
}

/** What the customer chooses from; the alternative in the job's line items is marked. */
export function AlternativeCards({ job, offer: { alternatives, optionalLines, choice }, isApproved }: AlternativeCardsProps) {
  return (
    <>
      {alternatives.length > 1 && (
        <ul className={`list ${classes.cards}`} aria-label="Alternatives">
          {alternatives.map((alternative, index) => (
            <Card
              key={`${index} ${alternative.name}`}
              alternative={alternative}
              isChosen={choice?.alternative === index}
              isApproved={isApproved}
              currencyCode={job.currencyCode}
            />
          ))}
        </ul>
      )}
      {optionalLines.length > 0 && (
        <ul className={`stack list ${classes.card}`} aria-label="Optional items">
          {optionalLines.map((line, index) => (
            <li key={line.id ?? index} className={`row ${classes.line}`}>
              <span>
                <bdi>{line.name}</bdi>{' '}
                <span className="hint">{isApproved ? (choice?.optional.includes(index) ? 'Chosen' : 'Not chosen') : 'Optional'}</span>
              </span>
              <LinePrice line={line} currencyCode={job.currencyCode} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
