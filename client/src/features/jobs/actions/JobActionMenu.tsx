import { IconMessage, IconPhone } from '@tabler/icons-react'
import type { MenuEntry } from '../../../components/actions/openMenu.ts'
import { phoneHref, textHref } from '../../../lib/phones/formatPhone.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { ActionMenu } from '../../../components/actions/ActionMenu.tsx'
import { useRemoval } from '../../../components/actions/deletes/useDeletes.ts'
import type { TargetJob } from '../../visits/actionTarget.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import { jobDeletes } from './jobDeletes.ts'
import { jobActionSet } from './jobActionSet.ts'

const JobMenuItems = lazyWithPreload(async () => (await import('./jobActionParts.ts')).JobMenuItems)

interface JobActionMenuProps {
  readonly job: TargetJob
  /** Actions apply to this visit; by default to the next one. */
  readonly visit?: JobVisitFragment | null
  /** 44 pixels, for touch. */
  readonly isLarge?: boolean | undefined
  readonly hasContact?: boolean
}

function contactEntries({ customer }: TargetJob): readonly MenuEntry[] {
  const href = customer?.phone ? phoneHref(customer.phone, customer.phoneCountryCode) : null
  if (!href) return []
  return [
    { label: 'Call', Icon: IconPhone, to: href },
    { label: 'Text', Icon: IconMessage, to: textHref(href) },
  ]
}

export const JobActionMenu = ({ job, visit = null, isLarge, hasContact = false }: JobActionMenuProps) => (
  <ActionMenu
    set={jobActionSet}
    of={{ job, visit }}
    isLarge={isLarge}
    entries={hasContact ? contactEntries(job) : undefined}
    removal={useRemoval(jobDeletes, job)}
    itemsPart={JobMenuItems}
    items={(menu) => <JobMenuItems job={job} visit={visit} {...menu} />}
  />
)
