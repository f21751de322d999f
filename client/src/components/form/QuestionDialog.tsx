import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppDialog } from '../overlays/AppDialog.tsx'
import type { FormTypes, OpenForm } from './formTypes.ts'

interface QuestionDialogProps {
  readonly page: Pick<OpenForm<FormTypes>, 'closeQuestion' | 'confirm' | 'isSaving'>
  readonly title: string
  readonly confirm: string
  /** `leaveFor` navigates elsewhere instead of answering. */
  readonly children: (leaveFor: (to: string) => void) => ReactNode
}

export function QuestionDialog({ page, title, confirm, children }: QuestionDialogProps) {
  const navigate = useNavigate()
  const leaveFor = (to: string): void => {
    page.closeQuestion()
    void navigate(to)
  }
  const actions = (
    <>
      <Button variant="default" onClick={page.closeQuestion}>
        Back to form
      </Button>
      <Button loading={page.isSaving} onClick={page.confirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <AppDialog isOpen onClose={page.closeQuestion} title={title} size={520} actions={actions}>
      {children(leaveFor)}
    </AppDialog>
  )
}
