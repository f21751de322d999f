import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const packageImport = /(?:from |import\()'((?![./]|node:|@callout\/|vitest)[^'\\]+)'/g
/** Packages imported implicitly by the compiler and test libraries. */
const unwritten = ['react/jsx-runtime', 'react/jsx-dev-runtime', '@testing-library/dom']

/**
 * Every package entry that the client and its tests import. Vitest bundles each into one file, because loading Mantine's thousand
 * modules per test file took longer than most tests. The list must be complete: a package loaded twice has two states.
 */
export function importedPackages(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const names = files.flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(packageImport)].map(([, name = '']) => name))
  // Without a bundle, fflate is the one for Node; bundled it would be, too, and fail.
  const isCode = (name: string): boolean =>
    !/^@graphql-typed-document-node|^@testing-library\/jest-dom|^fflate|-excel-file\/|\.json$/.test(name)
  return [...new Set([...names, ...unwritten])].filter(isCode).toSorted()
}
