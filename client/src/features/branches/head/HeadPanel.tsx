import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../../components/record/Parts.tsx'
import { ContactLinks } from '../../customers/picker/ContactLinks.tsx'
import { hasSavedForm } from '../../../lib/forms/savedForms.ts'
import record from '../../../components/record/Record.module.css'
import classes from './Head.module.css'
import type { HeadedBranch } from './headedBranch.ts'
import { HeadDialog } from './HeadDialog.tsx'
import { RemoveHeadDialog } from './RemoveHeadDialog.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

export function HeadPanel({ branch }: { readonly branch: HeadedBranch }) {
  const mayChange = useHasAuthority('manage_branches')
  const [isOpen, setIsOpen] = useState<'form' | 'removal' | null>(() => (hasSavedForm('branchHead') ? 'form' : null))
  const { branchHead: head } = branch
  const close = (): void => setIsOpen(null)
  return (
    <Panel title="Branch head">
      {head ? (
        <>
          <p className={classes.name} dir="auto">
            {head.name ?? `#${head.id}`}
          </p>
          <ContactLinks of={{ ...head, companyName: null }} none="No phone or email" />
          {head.address && (
            <p className={record['soft']} dir="auto">
              {head.address}
            </p>
          )}
        </>
      ) : (
        <p className={record['soft']}>No branch head yet.</p>
      )}
      {mayChange && (
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" onClick={() => setIsOpen('form')}>
            {head ? 'Edit head' : 'Add head'}
          </Button>
          {head && (
            <Button size="compact-sm" variant="default" onClick={() => setIsOpen('removal')}>
              Remove head
            </Button>
          )}
        </div>
      )}
      {isOpen === 'form' && <HeadDialog branch={branch} onClose={close} />}
      {isOpen === 'removal' && head && <RemoveHeadDialog branch={branch} head={head} onClose={close} />}
    </Panel>
  )
}
