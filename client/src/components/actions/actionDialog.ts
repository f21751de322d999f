import type { Preloadable } from '../../lib/lazyModule.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

const ConfirmDialog = lazyWithPreload(async () => (await import('./actionParts.ts')).ConfirmDialog)

/** The dialog of a loaded action set. */
export const dialogOf = <Dialog>({ Dialog }: { readonly Dialog?: Dialog | undefined }): Dialog | typeof ConfirmDialog =>
  Dialog ?? ConfirmDialog

const loaded: Preloadable = { preload: () => Promise.resolve(), isLoaded: () => true }

export function dialogPartOf(actions: { readonly Dialog?: unknown }): Preloadable {
  const dialog: unknown = dialogOf(actions)
  return typeof dialog === 'function' && 'preload' in dialog ? (dialog as unknown as Preloadable) : loaded
}
