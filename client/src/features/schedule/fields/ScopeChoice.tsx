import { SegmentedControl } from '@mantine/core'
import { changeScope } from '@callout/contracts/jobs/codes'
import classes from './Schedule.module.css'

export type ScopeName = keyof typeof changeScope

interface ScopeChoiceProps {
  readonly scopes: readonly ScopeName[]
  readonly value: ScopeName
  readonly onChange: (scope: ScopeName) => void
}

export const ScopeChoice = ({ scopes, value, onChange }: ScopeChoiceProps) => (
  <SegmentedControl
    aria-label="Visits to change"
    fullWidth
    className={classes.scope}
    withItemsBorders={false}
    data={scopes.map((scope) => ({ value: scope, label: changeScope[scope].label }))}
    value={value}
    onChange={onChange}
  />
)
