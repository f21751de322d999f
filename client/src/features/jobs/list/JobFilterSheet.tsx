import { Button, Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { JobFilterFields } from './JobFilterFields.tsx'
import { filterCount, type JobListState, widened } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobFilterSheet.module.css'

interface JobFilterSheetProps {
  readonly popup: PopupOfButton
  readonly state: JobListState
  /** Rows on all pages; null: not known, or not yet. */
  readonly total: number | null
  readonly onChange: ChangeJobList
}

const showWords = (total: number | null): string =>
  total === null ? 'Show jobs' : `Show ${total.toLocaleString('en')} ${total === 1 ? 'job' : 'jobs'}`

/** The filters of a phone: as wide as the screen, with a way out that says how many jobs are behind it. */
export function JobFilterSheet({ popup, state, total, onChange }: JobFilterSheetProps) {
  const isMounted = useMounted()
  const close = (): void => popup.onChange(false)
  return (
    <Drawer
      opened={isMounted && popup.isOpen}
      onClose={close}
      onExitTransitionEnd={() => popup.button.focus()}
      returnFocus={false}
      position="bottom"
      size="auto"
      title="Filters"
      classNames={{ content: classes.sheet, header: classes.header, title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <div id={`${popup.id}-dropdown`} className={classes.fields}>
        <JobFilterFields state={state} onChange={onChange} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={filterCount(state) === 0} onClick={() => onChange({ ...widened(state), search: state.search })}>
          Clear all
        </Button>
        <Button onClick={close}>{showWords(total)}</Button>
      </div>
    </Drawer>
  )
}
