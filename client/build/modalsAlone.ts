import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIn = fileURLToPath(new URL('./noScrollArea.ts', import.meta.url))

/**
 * Dialogs and drawers without the kit's scroll area and what that positions popups with, 14 kB: they only ask whether they
 * were given it, and none is.
 */
export const modalsAlone = (): Plugin => ({
  name: 'callout:modals-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/ScrollArea\/ScrollArea\.mjs$/ },
    handler: (_, importer) => (/\/(?:ModalRoot|DrawerRoot)\.mjs$/.test(importer ?? '') ? standIn : null),
  },
})
