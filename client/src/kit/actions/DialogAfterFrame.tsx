import { useIsPainted } from '../../shared/late/useIsPainted.ts'
import { useLatePart } from '../../shared/late/useLatePart.ts'
import { DialogFrame } from '../../shared/ui/overlays/DialogFrame.tsx'
import { labelOf } from './actionWords.ts'
import type { ActionDialogProps } from './defineActions.ts'
import { dialogOf, dialogPartOf } from './dialogOf.ts'

/** The dialog of an action: its frame answers the press, the dialog itself follows as soon as that is painted and its code is there. */
export function DialogAfterFrame<Name extends string, Target, Input, Outcome>(props: ActionDialogProps<Name, Target, Input, Outcome>) {
  const { actions, request } = props
  const hasFrame = useIsPainted()
  const { part, hasFailed } = useLatePart(dialogPartOf(actions), true)
  if (!hasFrame || (part === undefined && !hasFailed)) {
    return <DialogFrame title={labelOf(actions.actions[request.name], actions.nameOf(request.target))} />
  }
  const Dialog = dialogOf(actions)
  return <Dialog {...props} />
}
