import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const address = (id: string): string => (id.startsWith('/') ? id : source + id)

interface Imports {
  readonly code?: string
  readonly imported?: readonly string[]
  readonly lazy?: readonly string[]
}

/** Three dialogs: each shows the note, two a map, two a phone number. One page of a list, and one of a record. */
const modules: Readonly<Record<string, Imports>> = {
  'main.tsx': { imported: ['app/appRoutes.tsx'], lazy: ['dialogs/Cancel.tsx', 'dialogs/Place.tsx', 'dialogs/Route.tsx'] },
  'app/appRoutes.tsx': { lazy: ['features/jobs/JobListPage.tsx', 'features/jobs/JobPage.tsx'] },
  'features/jobs/JobListPage.tsx': { imported: ['components/list/ListPage.tsx'] },
  'components/list/ListPage.tsx': { code: "import { IconSearch, IconX } from '@tabler/icons-react'" },
  'features/jobs/JobPage.tsx': { code: "import { IconPrinter, IconX } from '@tabler/icons-react'" },
  'dialogs/Cancel.tsx': { imported: ['Note.tsx', 'Phone.tsx'] },
  'dialogs/Place.tsx': { imported: ['Note.tsx', 'Phone.tsx', 'Pin.tsx'] },
  'dialogs/Route.tsx': { imported: ['Note.tsx', 'Pin.tsx'] },
  'Pin.tsx': { imported: ['/node_modules/leaflet/dist/leaflet-src.esm.js'] },
  'Phone.tsx': { imported: ['lib/phones/readPhones.ts'] },
}

function getModuleInfo(id: string): Rolldown.ModuleInfo {
  const { code = null, imported = [], lazy = [] } = modules[id.replace(source, '')] ?? {}
  return { code, importedIds: imported.map(address), dynamicallyImportedIds: lazy.map(address) } as unknown as Rolldown.ModuleInfo
}

/** The chunk of a module by the group with this name. */
function chunkOf(group: string, id: string): unknown {
  const groups = typeof chunks === 'object' ? (chunks.groups ?? []) : []
  const name = groups.find(({ debugName }) => debugName === group)?.name
  return typeof name === 'function' ? name(address(id), { getModuleInfo }) : name
}

test('icons that no list has are in a chunk that no list loads', () => {
  const icon = (name: string) => chunkOf('icons', `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`)
  expect(['IconSearch', 'IconX', 'IconPrinter', 'createReactComponent'].map(icon)).toEqual(['icons', 'icons', 'more-icons', 'icons'])
})

test('modules that use a large package are in another chunk than those that don’t', () => {
  expect(['Note.tsx', 'Pin.tsx', 'Phone.tsx'].map((id) => chunkOf('shared by pages', id))).toEqual([
    'components-part',
    'components-part-maps',
    'components-part-phones',
  ])
})
