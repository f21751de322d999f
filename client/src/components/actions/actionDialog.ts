import type { LazyModule } from '../../lib/lazyModule.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

const ConfirmDialog = lazyWithPreload(async () => (await import('./dialogs/ConfirmDialog.tsx')).ConfirmDialog)

export const dialogOf = <Dialog>({ Dialog }: { readonly Dialog?: Dialog | undefined }): Dialog | typeof ConfirmDialog =>
  Dialog ?? ConfirmDialog

const loaded: LazyModule<unknown> = { preload: () => Promise.resolve(), load: () => Promise.resolve(true), value: () => true }

export function dialogPartOf(actions: { readonly Dialog?: unknown }): LazyModule<unknown> {
  const dialog: unknown = dialogOf(actions)
  return typeof dialog === 'function' && 'preload' in dialog ? (dialog as unknown as LazyModule<unknown>) : loaded
}
