import { worksAlone } from '../../../lib/session/onSite.ts'
import type { LeftOut, RelaxedRule } from './nextSlots.ts'
import { Button } from '@mantine/core'
import { counted } from '../../../components/list/listText.ts'
import type { FoundSlots, SlotPerson } from './askSlots.ts'
import classes from './LeftOutList.module.css'

const ruleLabels: Record<RelaxedRule, string> = { TRADE: 'Include other trades', HOURS: 'Ignore working hours and time off' }
const ruleOf = { TRADE: 'TRADE', UNAVAILABLE: 'HOURS', BOOKED: null, LATER: null } as const

function sentenceOf(left: LeftOut<SlotPerson>): string {
  const { candidate } = left.person
  if (left.reason === 'BOOKED') {
    const [clash] = candidate.clashes ?? []
    const free = left.freeMinutes === 0 ? 'no free time' : `at most ${left.freeMinutes} minutes free`
    return `Booked${clash?.jobNumber ? `, such as with ${clash.jobNumber}` : ''}: ${free}.`
  }
  if (left.reason === 'TRADE') return 'Has another trade.'
  if (left.reason === 'LATER') return 'Free, but others are earlier or nearer.'
  return `${candidate.unavailableReason ?? 'Not available on these days'}.`
}

interface LeftOutListProps {
  readonly found: FoundSlots
  readonly relaxed: RelaxedRule | null
  readonly onRelax: (rule: RelaxedRule | null) => void
}

export function LeftOutList({ found, relaxed, onRelax }: LeftOutListProps) {
  const { leftOut, slots } = found
  const rules = new Set(leftOut.flatMap(({ reason }) => ruleOf[reason] ?? []))
  if (relaxed !== null) rules.add(relaxed)
  if (leftOut.length === 0 && rules.size === 0) return null
  return (
    <details className={classes.left} open={slots.length === 0 || relaxed !== null || undefined}>
      <summary>
        {slots.length === 0
          ? worksAlone()
            ? 'Why is there no free time?'
            : 'Why is no one free?'
          : `Why not ${counted({ one: 'other technician', many: 'other technicians' }, leftOut.length)}?`}
      </summary>
      <ul className={classes.people}>
        {leftOut.map((left) => (
          <li key={left.person.id}>
            {!worksAlone() && <strong dir="auto">{left.person.candidate.name ?? 'Unknown'}</strong>} {sentenceOf(left)}
          </li>
        ))}
      </ul>
      <div className="wrap gap6">
        {[...rules].map((rule) => (
          <Button
            key={rule}
            variant={rule === relaxed ? 'light' : 'default'}
            size="xs"
            aria-pressed={rule === relaxed}
            onClick={() => onRelax(rule === relaxed ? null : rule)}
          >
            {ruleLabels[rule]}
          </Button>
        ))}
      </div>
    </details>
  )
}
