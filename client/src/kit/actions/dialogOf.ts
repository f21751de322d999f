import { lateComponent } from '../../shared/late/lateComponent.tsx'
import { type LatePart, latePart } from '../../shared/late/latePart.ts'

const ConfirmDialog = lateComponent(async () => (await import('./dialogs/ConfirmDialog.tsx')).ConfirmDialog)

/** What asks before one of these actions is done. */
export const dialogOf = <Dialog>({ Dialog }: { readonly Dialog?: Dialog | undefined }): Dialog | typeof ConfirmDialog =>
  Dialog ?? ConfirmDialog

const isHere = { part: true, hasFailed: false } as const
/** Of a dialog that came with its actions. */
const here: LatePart<unknown> = { ...latePart(() => Promise.resolve(true)), state: () => isHere }

/** Its code. */
export function dialogPartOf(actions: { readonly Dialog?: unknown }): LatePart<unknown> {
  const dialog: unknown = dialogOf(actions)
  return typeof dialog === 'function' && 'warm' in dialog ? (dialog as unknown as LatePart<unknown>) : here
}
