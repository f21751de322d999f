import { createStore } from '../../lib/createStore.ts'

export interface DialogLayer {
  readonly close: () => void
}

export const dialogLayers = createStore<readonly DialogLayer[]>([])

export const topDialog = (): DialogLayer | undefined => dialogLayers.read().at(-1)

export function addDialog(layer: DialogLayer): () => void {
  dialogLayers.write([...dialogLayers.read(), layer])
  return () => dialogLayers.write(dialogLayers.read().filter((item) => item !== layer))
}
