import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

const besideFile = /new URL\('([^']+)', import\.meta\.url\)/g

const isRun = (entries: readonly { readonly isType: boolean }[]): boolean => entries.length === 0 || entries.some(({ isType }) => !isType)

function importsOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const atOnce = [
    ...staticImports.filter(({ entries }) => isRun(entries)).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? [])))),
  ]
  return { text, atOnce, lazily: dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)) }
}

/** The modules and files that a module loads at once, lazily, or by `new URL`, as written. Types are not loaded. */
export function requestsOf(file: string): string[] {
  const { text, atOnce, lazily } = importsOf(file)
  return [...atOnce, ...lazily, ...[...text.matchAll(besideFile)].map(([, path = '']) => `./${path}`)]
}

/** Files and packages that modules load at once, each with the chain of files to its first import. */
export function loadedAtOnce(roots: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const chains = new Map(roots.map((root) => [root, [root]]))
  const packages = new Map<string, readonly string[]>()
  for (const [file, chain] of chains) {
    for (const request of importsOf(file).atOnce) {
      const target = fileOf(request, file)
      if (target === undefined) {
        const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(request) ?? []
        if (!packages.has(name)) packages.set(name, chain)
      } else if (/\.tsx?$/.test(target) && !chains.has(target)) chains.set(target, [...chain, target])
    }
  }
  return new Map([...chains, ...packages])
}

/** The file of this repository that a request names; undefined for packages and data folders. */
export function fileOf(request: string, importer: string): string | undefined {
  const [path = ''] = request.split('?')
  const file = path.startsWith('.') ? join(dirname(importer), path) : path.replace(/^@callout\/([^/]+)\/(.*)$/, '$1/src/$2.ts')
  return /^(client|contracts|gateway|mock-api|tests|tools)\/.*\.\w+$|^[^@/]+\.(graphql|json)$/.test(file) ? file : undefined
}

/** The files that load each other in a circle, or load such files. */
export function filesInCircles(files: readonly string[]): string[] {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  const open = new Map<string, number>()
  for (const file of files) {
    const targets = new Set(requestsOf(file).flatMap((request) => fileOf(request, file) ?? []))
    const loaded = [...targets].filter((target) => known.has(target))
    open.set(file, loaded.length)
    for (const target of loaded) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  const done = files.filter((file) => open.get(file) === 0)
  for (const file of done) {
    for (const importer of importers.get(file) ?? []) {
      const left = (open.get(importer) ?? 0) - 1
      open.set(importer, left)
      if (left === 0) done.push(importer)
    }
  }
  return files.filter((file) => open.get(file) !== 0)
}
