/** Files of a started export by name, on this device. */
export interface ExportStore {
  /** Whether the files outlast the page. */
  readonly isLasting: boolean
  readonly put: (name: string, content: Blob) => Promise<void>
  /** null: there is none. */
  readonly get: (name: string) => Promise<Blob | null>
  /** Writes a stream as a file without holding it in memory, and returns the file. */
  readonly save: (name: string, content: ReadableStream<Uint8Array>) => Promise<Blob>
  readonly clear: () => Promise<void>
}

export function memoryStore(): ExportStore {
  const files = new Map<string, Blob>()
  return {
    isLasting: false,
    put: async (name, content) => void files.set(name, content),
    get: async (name) => files.get(name) ?? null,
    save: async (name, content) => {
      const blob = await new Response(content).blob()
      files.set(name, blob)
      return blob
    },
    clear: async () => files.clear(),
  }
}

/** A folder of the origin private file system. Rejects where the browser has none, or can't write streams into it. */
async function folderStore(folder: string): Promise<ExportStore> {
  const root = await navigator.storage.getDirectory()
  let directory = await root.getDirectoryHandle(folder, { create: true })
  const open = async (name: string) => (await directory.getFileHandle(name, { create: true })).createWritable()
  await (await open('probe')).close()
  const get: ExportStore['get'] = async (name) => {
    try {
      return await (await directory.getFileHandle(name)).getFile()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return null
      throw error
    }
  }
  return {
    isLasting: true,
    put: async (name, content) => {
      const file = await open(name)
      await file.write(content)
      await file.close()
    },
    get,
    save: async (name, content) => {
      await content.pipeTo(await open(name))
      const saved = await get(name)
      if (!saved) throw new Error(`The browser did not store ${name}`)
      return saved
    },
    clear: async () => {
      await root.removeEntry(folder, { recursive: true })
      directory = await root.getDirectoryHandle(folder, { create: true })
    },
  }
}

/** The store of a folder on this device; in memory where the browser can't store files. */
export async function openExportStore(folder: string): Promise<ExportStore> {
  try {
    return await folderStore(folder)
  } catch {
    return memoryStore()
  }
}
