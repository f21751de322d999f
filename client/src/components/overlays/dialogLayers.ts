import { createStore } from '../../lib/createStore.ts'

/** An open dialog. */
export interface DialogLayer {
  readonly close: () => void
}

/** Open dialogs, the topmost last. */
export const dialogLayers = createStore<readonly DialogLayer[]>([])

export const topDialog = (): DialogLayer | undefined => dialogLayers.read().at(-1)

/** Returns the function that removes the dialog again. */
export function addDialog(layer: DialogLayer): () => void {
  dialogLayers.write([...dialogLayers.read(), layer])
  return () => dialogLayers.write(dialogLayers.read().filter((item) => item !== layer))
}
