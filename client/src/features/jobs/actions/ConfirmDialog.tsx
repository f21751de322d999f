import { z } from '@callout/contracts/zod'
import { Text } from '@mantine/core'
import { ActionFrame } from './ActionFrame.tsx'
import { consequences } from './actionWords.ts'
import type { ActionDialogProps } from './JobActionDialog.tsx'
import { useActionForm } from './useActionForm.ts'

const nothing = z.object({})

/** Asks before something is lost for good. */
export function ConfirmDialog({ request, onClose }: ActionDialogProps) {
  const dialog = useActionForm({ request, onClose, schema: nothing, defaultValues: {}, inputOf: () => ({}) })
  return (
    <ActionFrame action={request.action} dialog={dialog}>
      <Text c="dimmed">{consequences[request.action]}</Text>
    </ActionFrame>
  )
}
