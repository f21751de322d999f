import { expect, test } from 'vitest'
import { hint } from './compileHints.ts'
import type { Bundle } from './filesOf.ts'

interface Written {
  readonly modules: readonly string[]
  readonly imports?: readonly string[]
}

/** Which of these scripts are marked, where the pages of `features/vans/VansPage.tsx` are among the first. */
function marked(files: Readonly<Record<string, Written>>): string[] {
  const chunks = Object.entries(files).map(([fileName, { modules, imports = [] }]) => [
    fileName,
    { type: 'chunk', fileName, moduleIds: modules.map((path) => `/client/src/${path}`), facadeModuleId: null, imports, code: 'run()' },
  ])
  const bundle = Object.fromEntries([...chunks, ['page.css', { type: 'asset', source: 'a{}' }]]) as Bundle
  hint(bundle, ['features/vans/VansPage.tsx'])
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.code === '//# allFunctionsCalledOnLoad\nrun()' ? [file.fileName] : [],
  )
}

test('what a press opens is compiled while it comes; what a first visit waits for is left as it is, with all that it imports', () => {
  const files = {
    'main.js': { modules: ['main.ts'] },
    'app.js': { modules: ['app/AppRoot.tsx'], imports: ['base.js'] },
    'base.js': { modules: ['shared/paths.ts'], imports: ['react.js'] },
    'react.js': { modules: ['react.ts'] },
    'vans.js': { modules: ['features/vans/VansPage.tsx'] },
    'van.js': { modules: ['features/vans/VanPage.tsx'], imports: ['base.js', 'dialog.js'] },
    'dialog.js': { modules: ['kit/actions/dialogs/ConfirmDialog.tsx'] },
  }
  expect(marked(files)).toEqual(['van.js', 'dialog.js'])
})

test('a page that no first visit comes to is marked like any other', () => {
  expect(marked({ 'drivers.js': { modules: ['features/drivers/DriversPage.tsx'] } })).toEqual(['drivers.js'])
})
