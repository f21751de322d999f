import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { usePopupButton } from '../../../shared/ui/usePopupButton.ts'
import { actionIcons } from '../../../parts/jobs/actions/actionIcons.ts'
import { actionLabel, visitSuffix } from '../../../parts/jobs/actions/jobActions.ts'
import type { Job } from '../job.ts'
import { useHeadActions } from './useHeadActions.ts'
import { useJobCommands } from './useJobCommands.ts'
import classes from '../../../kit/record/HeadBar.module.css'

const JobMenuItems = lazy(() => import('./JobMenuItems.tsx').then((module) => ({ default: module.JobMenuItems })))

/** The next step as the one primary action; the rest beside it and behind "More". */
export function JobActionBar({ job }: { readonly job: Job }) {
  const { buttonProps, popup } = usePopupButton('menu')
  const commands = useJobCommands(job)
  const { next, second, rest, visitNumber, isBusy, start } = useHeadActions(job)
  const hasMore = rest.length > 0 || Object.values(commands).some(Boolean)
  const NextIcon = next && actionIcons[next]
  if (!hasMore && !second && !next) return null
  return (
    <div className={classes.bar}>
      {hasMore && (
        <>
          <Button {...buttonProps} variant="default" px="xs" aria-label="More actions">
            <IconDots size={18} aria-hidden />
          </Button>
          <Suspense fallback={null}>
            {popup && (
              <JobMenuItems popup={popup} job={job} actions={rest} visitNumber={visitNumber} onAction={start} commands={commands} />
            )}
          </Suspense>
        </>
      )}
      {second && (
        <Button variant="default" aria-label={actionLabel(second) + visitSuffix(second, visitNumber)} onClick={() => start(second)}>
          {actionLabel(second)}
          <span className={classes.ofVisit} data-told={next !== null || undefined}>
            {visitSuffix(second, visitNumber)}
          </span>
        </Button>
      )}
      {next && NextIcon && (
        <Button
          className={classes.primary}
          leftSection={<NextIcon size={16} stroke={2} aria-hidden />}
          loading={isBusy}
          onClick={() => start(next)}
        >
          {actionLabel(next) + visitSuffix(next, visitNumber)}
        </Button>
      )}
    </div>
  )
}
