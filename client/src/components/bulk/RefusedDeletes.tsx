import { Button } from '@mantine/core'
import { AppDialog } from '../overlays/AppDialog.tsx'
import { counted } from '../list/listText.ts'
import { ResultList, type ResultRow } from '../steps/ResultList.tsx'

interface RefusedDeletesProps {
  readonly noun: { readonly one: string; readonly many: string }
  readonly refused: readonly ResultRow[]
  readonly onClose: () => void
}

/** Rows restored because they could not be deleted. */
export const RefusedDeletes = ({ noun, refused, onClose }: RefusedDeletesProps) => (
  <AppDialog
    isOpen
    onClose={onClose}
    title={`Some ${noun.many} weren’t deleted`}
    size={520}
    actions={
      <Button variant="default" onClick={onClose} data-autofocus>
        Close
      </Button>
    }
  >
    <ResultList title={`${counted(noun, refused.length)} ${refused.length === 1 ? 'is' : 'are'} back in the list:`} rows={refused} />
  </AppDialog>
)
