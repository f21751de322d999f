import { priority as priorities } from '@callout/contracts/jobs/status'
import { Input, Popover, SegmentedControl, Switch } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { ButtonAnchor } from '../../../shared/ui/ButtonAnchor.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import type { Priority } from '../jobs.generated.ts'
import { DateRange } from './DateRange.tsx'
import type { JobListState } from './jobListState.ts'
import { PeopleFilter } from './PeopleFilter.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobFilterPanel.module.css'

interface JobFilterPanelProps {
  readonly popup: PopupOfButton
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

const anyPriority = 'ALL'
const choices = [{ value: anyPriority, label: 'All' }, ...Object.entries(priorities).map(([value, { label }]) => ({ value, label }))]

/** Priority, status, staff, category, days, lateness. A choice applies at once. */
export function JobFilterPanel({ popup, state, onChange }: JobFilterPanelProps) {
  const isMounted = useMounted()
  return (
    <Popover
      id={popup.id}
      opened={isMounted && popup.isOpen}
      onChange={popup.onChange}
      position="bottom-start"
      width={340}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ButtonAnchor button={popup.button} />
      </Popover.Target>
      <Popover.Dropdown className={classes.filters} aria-label="Filters">
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
          description="Should have begun, and has not"
          checked={state.isLateOnly}
          onChange={(event) => onChange({ isLateOnly: event.currentTarget.checked })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
