import { priority as priorities } from '@callout/contracts/jobs/status'
import { Input, SegmentedControl, Switch } from '@mantine/core'
import type { Priority } from '../jobs.generated.ts'
import { DateRange } from './DateRange.tsx'
import type { JobListState } from './jobListState.ts'
import { PeopleFilter } from './PeopleFilter.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import type { ChangeJobList } from './useJobListState.ts'

interface JobFilterFieldsProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

const anyPriority = 'ALL'
const choices = [{ value: anyPriority, label: 'All' }, ...Object.entries(priorities).map(([value, { label }]) => ({ value, label }))]

/** Priority, status, staff, category, days, lateness. A choice applies at once. */
export function JobFilterFields({ state, onChange }: JobFilterFieldsProps) {
  return (
    <>
      <div>
        <Input.Label component="span">Priority</Input.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          mt={4}
          aria-label="Priority"
          data={choices}
          value={state.priority ?? anyPriority}
          onChange={(value) => onChange({ priority: value === anyPriority ? null : (value as Priority) })}
        />
      </div>
      <StatusFilter statuses={state.statuses} onChange={(statuses) => onChange({ statuses })} />
      <PeopleFilter state={state} onChange={onChange} />
      <DateRange state={state} onChange={onChange} />
      <Switch
        label="Late only"
        description="Should have started by now"
        checked={state.isLateOnly}
        onChange={(event) => onChange({ isLateOnly: event.currentTarget.checked })}
      />
    </>
  )
}
