import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

/** The chunks with a module: the one that holds it, and the one that hands it out where that is another. */
const chunksOf = (bundle: Bundle, module: string): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && [...file.moduleIds, file.facadeModuleId].some((id) => id?.endsWith(module)) ? [file.fileName] : [],
  )

/** Addresses of the scripts and styles that some modules need, their own and those of what they import. */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (fileName: string): void => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || scripts.has(fileName)) return
    scripts.add(fileName)
    file.viteMetadata?.importedCss.forEach((style) => styles.add(style))
    file.imports.forEach(visit)
  }
  modules.flatMap((module) => chunksOf(bundle, module)).forEach(visit)
  return [...styles, ...scripts].map((fileName) => `/${fileName}`)
}
