import { usePreloaded } from '../../lib/lazyModule.ts'
import { DialogFrame } from '../overlays/DialogFrame.tsx'
import { labelOf } from './actionWords.ts'
import type { ActionDialogProps } from './defineActions.ts'
import { dialogOf, dialogPartOf } from './dialogOf.ts'

/** The dialog of an action: a frame until its code is loaded. */
export function DialogAfterFrame<Name extends string, Target, Input, Outcome>(props: ActionDialogProps<Name, Target, Input, Outcome>) {
  const { actions, request } = props
  if (!usePreloaded(dialogPartOf(actions))) {
    return <DialogFrame title={labelOf(actions.actions[request.name], actions.nameOf(request.target))} />
  }
  const Dialog = dialogOf(actions)
  return <Dialog {...props} />
}
