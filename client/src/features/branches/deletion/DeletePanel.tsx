import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../components/record/Parts.tsx'
import { useHasAuthority } from '../../../lib/session/useHasAuthority.ts'
import type { HeadedBranch } from '../head/HeadPanel.tsx'
import record from '../../../components/record/Record.module.css'
import head from '../head/Head.module.css'

const DeleteBranchDialog = lazy(() => import('./DeleteBranchDialog.tsx').then((module) => ({ default: module.DeleteBranchDialog })))

interface DeletePanelProps {
  readonly branch: HeadedBranch & { readonly isDefault: boolean | null }
}

/** The way to delete a branch; the default one stays. */
export function DeletePanel({ branch }: DeletePanelProps) {
  const mayDelete = useHasAuthority('manage_branches')
  const [isOpen, setIsOpen] = useState(false)
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
      <Suspense fallback={null}>{isOpen && <DeleteBranchDialog branch={branch} onClose={() => setIsOpen(false)} />}</Suspense>
    </Panel>
  )
}
