import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import { ActionsProvider } from '../../../components/actions/ActionsProvider.tsx'
import { labelOf } from '../../../components/actions/actionWords.ts'
import { invoiceActionSet } from '../../invoices/shared/actions/invoiceActionSet.ts'
import { jobActions } from '../shared/actions/jobActions.ts'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import type { Job } from '../job.ts'
import { InvoiceStep } from './InvoiceStep.tsx'
import { useHeadActions } from './useHeadActions.ts'
import { useJobCommands } from './useJobCommands.ts'
import classes from '../../../components/record/HeadBar.module.css'

const JobMenuItems = lazyWithPreload(async () => (await import('./JobMenuItems.tsx')).JobMenuItems)

/** The next step as the one primary action; the rest beside it and behind "More". */
export function JobActionBar({ job }: { readonly job: Job }) {
  const { buttonProps, popup } = usePopupButton('menu', [JobMenuItems])
  const commands = useJobCommands(job)
  const { next, second, rest, what, isBusy, start } = useHeadActions(job)
  const [nextAction, secondAction] = [next && jobActions.actions[next], second && jobActions.actions[second]]
  const hasMore = rest.length > 0 || Object.values(commands).some(Boolean)
  const seesInvoices = useHasAuthority('manage_invoices')
  const unpaid = next === null && seesInvoices && job.invoice?.status === 'UNPAID' ? job.invoice : null
  if (!hasMore && !second && !next && !unpaid) return null
  return (
    <div className={classes.bar}>
      {hasMore && (
        <>
          <Button {...buttonProps} variant="default" px="xs" aria-label="More actions">
            <IconDots size={18} aria-hidden />
          </Button>
          {popup && <JobMenuItems popup={popup} names={rest} what={what} onAction={start} commands={commands} />}
        </>
      )}
      {second && secondAction && (
        <Button variant="default" aria-label={labelOf(secondAction, what)} onClick={() => start(second)}>
          {secondAction.label}
          <span className={classes.ofVisit} data-told={next !== null || undefined}>
            {labelOf(secondAction, what).slice(secondAction.label.length)}
          </span>
        </Button>
      )}
      {unpaid && (
        <ActionsProvider set={invoiceActionSet}>
          <InvoiceStep invoice={unpaid} />
        </ActionsProvider>
      )}
      {next && nextAction && (
        <Button
          className={classes.primary}
          leftSection={<nextAction.Icon size={16} stroke={2} aria-hidden />}
          loading={isBusy}
          onClick={() => start(next)}
        >
          {labelOf(nextAction, what)}
        </Button>
      )}
    </div>
  )
}
