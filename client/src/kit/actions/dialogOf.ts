import { lateComponent } from '../../shared/late/lateComponent.tsx'
import type { LatePart } from '../../shared/late/latePart.ts'

const ConfirmDialog = lateComponent(async () => (await import('./dialogs/ConfirmDialog.tsx')).ConfirmDialog)

/** What asks before one of these actions is done. */
export const dialogOf = <Dialog>({ Dialog }: { readonly Dialog?: Dialog | undefined }): Dialog | typeof ConfirmDialog =>
  Dialog ?? ConfirmDialog

/** Its code, where it is loaded late. */
export const dialogPartsOf = (actions: { readonly Dialog?: unknown }): LatePart<unknown>[] => {
  const dialog: unknown = dialogOf(actions)
  return typeof dialog === 'function' && 'warm' in dialog ? [dialog as unknown as LatePart<unknown>] : []
}
