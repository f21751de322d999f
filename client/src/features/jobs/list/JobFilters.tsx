import { priority as priorities } from '@callout/contracts/jobs/status'
import { Button, Input, Popover, SegmentedControl, Switch } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import type { Priority } from '../jobs.generated.ts'
import { DateRange } from './DateRange.tsx'
import { activeFilters } from './activeFilters.ts'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface JobFiltersProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

const anyPriority = 'ALL'
const choices = [{ value: anyPriority, label: 'All' }, ...Object.entries(priorities).map(([value, { label }]) => ({ value, label }))]

/** Priority, lateness and days. A choice applies at once. */
export function JobFilters({ state, onChange }: JobFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(state).length
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={340} hideDetached={false} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.filterButton}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          rightSection={count > 0 && <span className={classes.filterCount}>{count}</span>}
          onClick={() => setIsOpen((open) => !open)}
        >
          Filters
        </Button>
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
