import { ButtonPopover } from '../../../shared/ui/ButtonPopover.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { JobFilterFields } from './JobFilterFields.tsx'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobFilterPanel.module.css'

interface JobFilterPanelProps {
  readonly popup: PopupOfButton
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** The filters beside their button. */
export function JobFilterPanel({ popup, state, onChange }: JobFilterPanelProps) {
  return (
    <ButtonPopover popup={popup} label="Filters" position="bottom-start" width={340} className={classes.filters}>
      <JobFilterFields state={state} onChange={onChange} />
    </ButtonPopover>
  )
}
