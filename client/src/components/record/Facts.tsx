import type { Authority } from '@callout/contracts/profile/authorities'
import type { ReactNode } from 'react'
import { type Format, useFormat } from '../../lib/format/useFormat.ts'
import { Fact, Panel } from './Parts.tsx'
import classes from './Record.module.css'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

/** A labeled value. null: missing and omitted. */
interface FactValue {
  readonly label: string
  readonly text?: string | null
  /** YYYY-MM-DD */
  readonly date?: string | null
  /** Seconds; shown as a date. */
  readonly at?: number | null
  readonly amount?: number | null
  /** An amount above zero is unpaid. */
  readonly isOwed?: boolean
}

interface FactsProps {
  readonly title: string
  readonly needs?: Authority
  /** Currency of the amounts; default: the account's. */
  readonly currencyCode?: string | null
  readonly facts: readonly FactValue[]
  readonly children?: ReactNode
  readonly end?: ReactNode
}

function valueOf(
  { text, date, at, amount, isOwed = false }: FactValue,
  currencyCode: string | null,
  { day, dayOf, money }: Format,
): ReactNode {
  if (typeof amount === 'number')
    return <span className={isOwed && amount > 0 ? classes.owed : classes.figure}>{money(amount, currencyCode)}</span>
  if (typeof at === 'number') return dayOf(at)
  return date ? day(date) : text ? <bdi>{text}</bdi> : null
}

/** Panel of known values in the account's formats; renders nothing without values. */
export const Facts = ({ needs, ...props }: FactsProps) =>
  needs ? (
    <WithAuthority needs={needs}>
      <FactsPanel {...props} />
    </WithAuthority>
  ) : (
    <FactsPanel {...props} />
  )

function FactsPanel({ title, currencyCode = null, facts, children, end }: Omit<FactsProps, 'needs'>) {
  const format = useFormat()
  const returned = facts
    .map((fact) => ({ label: fact.label, value: valueOf(fact, currencyCode, format) }))
    .filter(({ value }) => value !== null)
  if (returned.length === 0 && !children) return null
  const areSums = facts.every(({ amount }) => amount !== undefined)
  return (
    <Panel title={title}>
      {children}
      <div className={classes.facts} data-sums={areSums || undefined}>
        {returned.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </div>
      {end}
    </Panel>
  )
}

interface WithAuthorityProps {
  readonly needs: Authority
  readonly children: ReactNode
}

/** Renders the children for users with the authority, once it is known. */
export const WithAuthority = ({ needs, children }: WithAuthorityProps) => useHasAuthority(needs) && children
