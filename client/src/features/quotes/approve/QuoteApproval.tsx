import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLoaded } from '../../../components/states/useLoaded.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { loadApprovalForms } from './approvalForm.ts'
import classes from './QuoteApproval.module.css'

const QuoteApprovalDialog = lazyWithPreload(async () => (await import('./QuoteApprovalDialog.tsx')).QuoteApprovalDialog)

/** The form that approves quotes, above the list of forms. Who can change settings chooses it. */
export function QuoteApproval() {
  const mayChoose = useHasAuthority('manage_settings')
  const [isOpen, setIsOpen] = useState(false)
  const { data, retry } = useLoaded('approval form', ({ client }) => loadApprovalForms(client))
  if (!data) return null
  return (
    <div className={`row ${classes.line}`}>
      <span>
        Quote approval: <bdi className="bold">{data.chosen?.formName ?? 'none'}</bdi>
      </span>
      {mayChoose && (
        <Button variant="default" size="compact-md" onPointerEnter={QuoteApprovalDialog.preload} onClick={() => setIsOpen(true)}>
          Choose form
        </Button>
      )}
      {isOpen && (
        <QuoteApprovalDialog
          forms={data}
          onClose={(isChanged) => {
            setIsOpen(false)
            if (isChanged) retry()
          }}
        />
      )}
    </div>
  )
}
