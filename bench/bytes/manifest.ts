/** An entry of Vite's manifest, keyed by its module; a group of modules has a name only. */
export interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Chunks of some modules with their imports and styles. */
export function getFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (module: string): void => {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name, file }) => name === module && file.endsWith('.js'))
    if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((file) => files.add(file))
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return files
}

/** Throws if chunks import each other in a circle: a module could run before one that it imports. */
export function checkChunkOrder(manifest: Manifest): void {
  const checked = new Set<string>()
  const visit = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) throw new Error(`Chunks import each other in a circle: ${[...path, module].join(' → ')}`)
    if (checked.has(module)) return
    manifest[module]?.imports?.forEach((imported) => visit(imported, [...path, module]))
    checked.add(module)
  }
  Object.keys(manifest).forEach((module) => visit(module, []))
}
