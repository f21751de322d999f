import { toApiError } from '../../lib/api/apiError.ts'
import { type UndoneChange, undoMessage } from '../../lib/writes/resultMessages.ts'
import type { Undo, UndoResult } from '../../lib/writes/writeResult.ts'
import { offerUndo, type UndoOffer } from './offerUndo.tsx'
import { showError, showInfo, showSuccess } from './toasts.ts'

export const runWriteUndo = (undo: Undo): Promise<UndoResult> =>
  undo().catch((error: unknown) => ({ kind: 'ignored', state: null, error: toApiError(error).message }))

interface WriteUndoOffer extends Pick<UndoOffer, 'message' | 'view' | 'subject'> {
  readonly change: UndoneChange
  readonly undo: Undo
  readonly onEnd?: () => void
}

/** Runs the undo, reports its result and resolves with whether the change is undone. A conflict asks whether to undo anyway. */
async function undoWrite(offer: WriteUndoOffer): Promise<boolean> {
  const { change, undo, onEnd } = offer
  const result = await runWriteUndo(undo)
  onEnd?.()
  const { kind, state, error, override } = result
  if (override) {
    await offerUndo({
      message: `${error} Undo anyway?`,
      isQuestion: true,
      subject: offer.subject,
      onUndo: () => undoWrite({ ...offer, undo: override }),
    })
    return false
  }
  const message = undoMessage(change, result)
  if (error !== undefined || kind === 'ignored') showError(message)
  else if (kind === 'done' && state !== null) showSuccess(message)
  else showInfo(message)
  return kind === 'done'
}

export const offerWriteUndo = (offer: WriteUndoOffer): Promise<() => void> =>
  offerUndo({ message: offer.message, view: offer.view, subject: offer.subject, onUndo: () => undoWrite(offer) })
