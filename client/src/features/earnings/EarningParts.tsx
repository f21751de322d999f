import { useWorksAlone } from '../../lib/session/onSite.ts'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import type { ReactNode } from 'react'
import { Panel } from '../../components/record/Parts.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { mayChooseBranch } from '../../lib/session/branchChoice.ts'
import { Counted } from './Counted.tsx'
import type { EarningsOverviewQuery } from './earnings.generated.ts'
import classes from './Earnings.module.css'

type Returned = EarningsOverviewQuery['earnings']

/** A share of the total: label and filter; null: no filter lists its payments. */
interface Part {
  readonly key: string
  readonly name: string
  readonly amount: number | null
  readonly filter: Readonly<Record<string, string>> | null
}
interface Kind {
  readonly title: string
  readonly how: string
  readonly getParts: (returned: Returned) => readonly Part[] | null
}

const named = (filter: string, id: string | null, name: string | null, none: string): Omit<Part, 'amount'> => ({
  key: id ?? 'none',
  name: name ?? (id === null ? none : `#${id}`),
  filter: id === null ? null : { [filter]: id },
})

const BY_STAFF = 'By staff'

const kinds: readonly Kind[] = [
  {
    title: 'By method',
    how: 'By the method recorded for each payment.',
    getParts: ({ byMethod }) =>
      byMethod?.map(({ paymentMethod: method, amount }) => ({
        key: method,
        name: paymentMethod[method].label,
        amount,
        filter: { method },
      })) ?? null,
  },
  {
    title: BY_STAFF,
    how: 'Each payment is split between the people who did the job’s visits. The split is set when the payment is recorded.',
    getParts: ({ byStaff }) =>
      byStaff?.map(({ staffId, name, amount }) => ({ ...named('staffId', staffId, name, 'Unassigned'), amount })) ?? null,
  },
  {
    title: 'By category',
    how: 'By the category of each payment’s job.',
    getParts: ({ byCategory }) =>
      byCategory?.map(({ categoryId, name, amount }) => ({ ...named('categoryId', categoryId, name, 'No category'), amount })) ?? null,
  },
  {
    title: 'By branch',
    how: 'By the branch of each payment’s invoice.',
    getParts: ({ byBranch }) =>
      byBranch?.map(({ branchId, name, amount }) => ({ ...named('branchId', branchId, name, 'No branch'), amount })) ?? null,
  },
]

interface EarningPartsProps {
  readonly earnings: Returned
  readonly filters: Readonly<Record<string, unknown>>
  readonly onNarrow: (filters: Readonly<Record<string, unknown>>) => void
  readonly staffAction: ReactNode
}

/** Income by source: selecting a share lists its payments, selecting it again lists all. */
export function EarningParts({ earnings, filters, onNarrow, staffAction }: EarningPartsProps) {
  const isAlone = useWorksAlone()
  const offered = kinds.filter(({ title }) => !(isAlone && title === BY_STAFF))
  const shown = offered.flatMap((kind) => {
    const parts = kind.getParts(earnings)
    return parts && parts.length > 0 && (kind.title !== 'By branch' || parts.length > 1) ? [{ ...kind, parts }] : []
  })
  return (
    <div className={classes.parts}>
      {shown.map(({ title, how, parts }) => (
        <Panel
          key={title}
          title={title}
          aside={
            <span className={`row ${classes.aside}`}>
              {title === BY_STAFF && staffAction}
              <Counted label={title} how={how} />
            </span>
          }
        >
          <ul className={classes.list}>
            {parts.map((part) => (
              <PartRow key={part.key} part={part} all={earnings} filters={filters} onNarrow={onNarrow} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}

function PartRow({
  part,
  all,
  filters,
  onNarrow,
}: Pick<EarningPartsProps, 'filters' | 'onNarrow'> & { readonly part: Part; readonly all: Returned }) {
  const { money } = useFormat()
  const { name, amount, filter } = part
  const share = amount !== null && all.total ? (amount / all.total) * 100 : 0
  const body = (
    <>
      <span className="ellipsis" dir="auto">
        {name}
      </span>
      <span className="figures">{amount === null ? '–' : money(amount, all.currencyCode)}</span>
      <svg className={classes.partBar} aria-hidden>
        <rect width={`${share}%`} height="100%" rx="2" />
      </svg>
    </>
  )
  const isOffered = filter && (mayChooseBranch() || !('branchId' in filter))
  if (!isOffered) return <li className={classes.part}>{body}</li>
  const [key = '', value = ''] = Object.entries(filter)[0] ?? []
  const isOpen = filters[key] === value
  return (
    <li>
      <button type="button" className={classes.part} aria-pressed={isOpen} onClick={() => onNarrow({ [key]: isOpen ? null : value })}>
        {body}
      </button>
    </li>
  )
}
