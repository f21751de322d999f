import { IconPlus } from '@tabler/icons-react'
import { HeadBar, HeadLink } from '../../../kit/record/HeadBar.tsx'
import { paths } from '../../../shared/paths.ts'
import { useHolds } from '../../../shared/session/useHolds.ts'
import type { Customer } from './customer.ts'

/** A new job for the customer, with everything filled in that is known. */
export function CustomerActions({ customer: { id, properties } }: { readonly customer: Customer }) {
  const mayBook = useHolds('manage_jobs')
  const [only, ...others] = properties ?? []
  if (!mayBook) return null
  return (
    <HeadBar>
      <HeadLink
        isPrimary
        label="New job"
        Icon={IconPlus}
        shortcut="n"
        to={paths.newJobFor(id, others.length === 0 ? only?.id : undefined)}
      />
    </HeadBar>
  )
}
