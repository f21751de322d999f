import { lazyWithPreload } from '../../../../lib/lazyWithPreload.tsx'
import { ActionMenu } from '../../../../components/actions/ActionMenu.tsx'
import { useRemoval } from '../../../../components/actions/deletes/useDeletes.ts'
import type { TargetJob } from '../actionTarget.ts'
import { jobDeletes } from '../deletes/jobDeletes.ts'
import { jobActionSet } from './jobActionSet.ts'

const JobMenuItems = lazyWithPreload(async () => (await import('./jobActionParts.ts')).JobMenuItems)

interface JobActionMenuProps {
  readonly job: TargetJob
  /** 44 pixels, for touch. */
  readonly isLarge?: boolean | undefined
}

/** Actions of a job row. */
export const JobActionMenu = ({ job, isLarge }: JobActionMenuProps) => (
  <ActionMenu
    set={jobActionSet}
    of={{ job }}
    isLarge={isLarge}
    removal={useRemoval(jobDeletes, job)}
    itemsPart={JobMenuItems}
    items={(menu) => <JobMenuItems job={job} {...menu} />}
  />
)
