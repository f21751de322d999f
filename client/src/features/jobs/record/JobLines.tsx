import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useWorksOnSite } from '../../../lib/session/onSite.ts'
import { useStaffRight } from '../../../lib/session/staffRights.ts'
import { paths } from '../../../lib/paths.ts'
import { LineItems } from '../../lineItems/LineItems.tsx'
import { useMayBook } from '../form/useMayBook.ts'
import type { Job } from '../job.ts'
import { billsVisits, withSeriesVisits } from '../queries/bills.ts'
import { useMayVary, visitOfVariation } from '../variation/variationRules.ts'
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

const VariationLink = ({ job }: { readonly job: Job }) => (
  <Anchor component={Link} to={paths.variation(job.id)} className={classes.sectionAction}>
    Variation
  </Anchor>
)

export function JobLines({ job }: { readonly job: Job }) {
  const mayAdd = useMayAddItems() && canHaveMoreLines(job)
  const mayVary = useMayVary() && visitOfVariation(job) !== null
  const aside = (
    <span className="row gap16">
      {mayVary && <VariationLink job={job} />}
      {mayAdd && <AddItem job={job} />}
    </span>
  )
  return <LineItems of={withSeriesVisits(job)} {...((mayAdd || mayVary) && { aside })} />
}
