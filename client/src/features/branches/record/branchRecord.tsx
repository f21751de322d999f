import { IconMapPin, IconPencil } from '@tabler/icons-react'
import { defineRecord } from '../../../components/record/defineRecord.ts'
import { ContactLink, Panel } from '../../../components/record/Parts.tsx'
import { ContactLinks } from '../../customers/picker/ContactLinks.tsx'
import { directionsTo } from '../../customers/picker/directions.ts'
import { JobsOf } from '../../jobs/queries/JobsOf.tsx'
import { paths } from '../../../lib/paths.ts'
import { branchActionSet } from '../actions/branchActionSet.ts'
import { branchName } from '../branch.ts'
import { BranchMarks } from '../BranchMarks.tsx'
import type { HeadedBranch } from '../head/headedBranch.ts'
import { HeadPanel } from '../head/HeadPanel.tsx'
import { BranchFigures } from './BranchFigures.tsx'
import { BranchRecordDocument, type BranchRecordQuery } from './branchRecord.generated.ts'
import { Button } from '@mantine/core'
import record from '../../../components/record/Record.module.css'
import head from '../head/Head.module.css'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { DeleteBranchDialog } from '../deletion/DeleteBranchDialog.tsx'
import { deletionRun } from '../deletion/useBranchDeletion.ts'
import { useRunDialog } from '../../../components/steps/useRunDialog.ts'

interface DeletePanelProps {
  readonly branch: HeadedBranch & { readonly isDefault: boolean | null }
}

function DeletePanel({ branch }: DeletePanelProps) {
  const mayDelete = useHasAuthority('manage_branches')
  const [isOpen, setIsOpen] = useRunDialog(deletionRun(branch.id))
  if (!mayDelete) return null
  return (
    <Panel title="Delete branch">
      {branch.isDefault === true ? (
        <p className={record['soft']}>The default branch can’t be deleted. Make another one the default first.</p>
      ) : (
        <div className={head['actions']}>
          <Button size="compact-sm" variant="default" onClick={() => setIsOpen(true)}>
            Delete branch
          </Button>
        </div>
      )}
      {isOpen && <DeleteBranchDialog branch={branch} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}

type Branch = BranchRecordQuery['branch']

function Place({ branch }: { readonly branch: Branch }) {
  const directions = directionsTo(branch)
  return (
    <>
      {branch.address && <p dir="auto">{branch.address}</p>}
      {directions && (
        <ContactLink href={directions} Icon={IconMapPin} isAway>
          Directions
        </ContactLink>
      )}
    </>
  )
}

/** Spec §7 "Branches": address, head, staff and open work. */
export const branchRecord = defineRecord({
  noun: 'branch',
  list: { to: paths.branches(), label: 'Branches' },
  query: BranchRecordDocument,
  getRecord: ({ branch }: BranchRecordQuery) => branch,
  getTitle: branchName,
  badge: (branch) => <BranchMarks branch={branch} />,
  actions: branchActionSet,
  links: ({ id }) => [{ label: 'Edit', Icon: IconPencil, shortcut: 'e', to: paths.editBranch(id), needs: 'manage_branches' }],
  main: {
    first: (branch) => <BranchFigures branch={branch} />,
    rest: ({ id }) => <JobsOf by={{ branchId: id }} noun="branch" all={paths.jobsOfBranch(id)} />,
  },
  side: {
    first: (branch) => (
      <Panel title="Contact">
        <Place branch={branch} />
        <ContactLinks of={{ ...branch, companyName: null, alternatePhone: branch.alternateNo }} none="No phone or email" />
      </Panel>
    ),
    rest: (branch) => (
      <>
        <HeadPanel branch={branch} />
        <DeletePanel branch={branch} />
      </>
    ),
  },
  refreshes: ['BranchRecord', 'JobsOf'],
})
