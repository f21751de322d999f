import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useWorksOnSite } from '../../../lib/session/onSite.ts'
import { useStaffRight } from '../../../lib/session/staffRights.ts'
import { LineItems } from '../../lineItems/LineItems.tsx'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'
import { billsVisits, withSeriesVisits } from '../queries/bills.ts'
import classes from './jobRecord.module.css'

const AddItemDialog = lazyWithPreload(async () => (await import('./AddItemDialog.tsx')).AddItemDialog)

/** The lines of a billed job can't change, and the backend doesn't return those of a visit that is billed alone. */
const canHaveMoreLines = (job: Job): boolean =>
  job.lineItems !== null && !billsVisits(job) && job.status !== 'CANCELLED' && job.invoice === null && !job.invoices?.length

function useMayAddItems(): boolean {
  const isOnSite = useWorksOnSite()
  const isAllowed = useStaffRight('addItems')
  return useMayBook() === true ? isOnSite : isAllowed
}

function AddItem({ job }: { readonly job: Job }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Anchor component="button" type="button" className={classes.sectionAction} onClick={() => setIsOpen(true)}>
        Add item
      </Anchor>
      {isOpen && <AddItemDialog job={job} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export function JobLines({ job }: { readonly job: Job }) {
  const mayAdd = useMayAddItems() && canHaveMoreLines(job)
  return <LineItems of={withSeriesVisits(job)} {...(mayAdd && { aside: <AddItem job={job} /> })} />
}
