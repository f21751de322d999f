import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const address = (id: string): string => (id.startsWith('/') ? id : source + id)

interface Imports {
  readonly imported?: readonly string[]
  readonly lazy?: readonly string[]
}

/** Three dialogs: each shows the note, two a map, two a phone number. */
const modules: Readonly<Record<string, Imports>> = {
  'main.tsx': { lazy: ['dialogs/Cancel.tsx', 'dialogs/Place.tsx', 'dialogs/Route.tsx'] },
  'dialogs/Cancel.tsx': { imported: ['Note.tsx', 'Phone.tsx'] },
  'dialogs/Place.tsx': { imported: ['Note.tsx', 'Phone.tsx', 'Pin.tsx'] },
  'dialogs/Route.tsx': { imported: ['Note.tsx', 'Pin.tsx'] },
  'Pin.tsx': { imported: ['/node_modules/leaflet/dist/leaflet-src.esm.js'] },
  'Phone.tsx': { imported: ['lib/phones/readPhones.ts'] },
}

function getModuleInfo(id: string): Rolldown.ModuleInfo {
  const { imported = [], lazy = [] } = modules[id.replace(source, '')] ?? {}
  return { importedIds: imported.map(address), dynamicallyImportedIds: lazy.map(address) } as unknown as Rolldown.ModuleInfo
}

test('modules that use a large package are in another chunk than those that don’t', () => {
  const groups = typeof chunks === 'object' ? (chunks.groups ?? []) : []
  const getName = groups.map(({ name }) => name).find((name) => typeof name === 'function')
  const context = { getModuleInfo } as unknown as Rolldown.ChunkingContext
  expect(['Note.tsx', 'Pin.tsx', 'Phone.tsx'].map((id) => getName?.(address(id), context))).toEqual([
    'components-part',
    'components-part-maps',
    'components-part-phones',
  ])
})
