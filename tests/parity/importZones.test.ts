import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** File, what it imports, and whether it may. */
const imports: [file: string, source: string, isAllowed: boolean][] = [
  ['contracts/src/jobs/a.ts', '../codes.ts', true],
  ['contracts/src/jobs/b.ts', '@callout/gateway/app', false],
  ['contracts/src/jobs/c.ts', '../../../gateway/src/app.ts', false],
  ['gateway/src/a.ts', '@callout/contracts/jobs/endpoints', true],
  ['gateway/src/b.ts', '@callout/mock-api/app', false],
  ['gateway/src/c.ts', '../../contracts/src/wire/codes.ts', false],
  ['gateway/src/modules/d.ts', '../rest/client.ts', true],
  ['mock-api/src/a.ts', '@callout/contracts/endpoints', true],
  ['mock-api/src/b.ts', '@callout/gateway/app', false],
  ['mock-api/src/c.ts', '@callout/client/main', false],
  ['client/src/app/a.ts', '@callout/contracts/jobs/status/status', true],
  ['client/src/app/b.ts', '@callout/contracts/endpoints', false],
  ['client/src/app/c.ts', '@callout/contracts/jobs/endpoints', false],
  ['client/src/app/d.ts', '@callout/contracts/wire/endpoint', false],
  ['client/src/app/e.ts', '../features/jobs/JobPage.tsx', true],
  ['client/src/app/f.ts', '@callout/mock-api/app', false],
  ['client/src/features/jobs/a.ts', '../../lib/paths.ts', true],
  ['client/src/features/jobs/b.ts', './JobPage.tsx', true],
  ['client/src/features/jobs/c.ts', '../customers/CustomerPage.tsx', false],
  ['client/src/features/jobs/d.ts', '../../app/router.tsx', false],
  ['client/src/features/jobs/e.ts', '../auth/SignInPage.tsx', false],
  ['client/src/features/jobs/f.ts', '../../main.tsx', false],
  ['client/src/features/jobs/g.ts', '@callout/contracts/jobs/endpoints', false],
  ['client/src/features/jobs/h.ts', '../../features/customers/CustomerPage.tsx', false],
  ['client/src/features/jobs/i.ts', '../customers/picker/CustomerField.tsx', true],
  ['client/src/features/jobs/j.ts', '../customers/list/customerList.tsx', false],
  ['client/src/features/jobs/lazy.ts', '../customers/CustomerPage.tsx', false],
  ['client/src/features/jobs/actions/a.ts', '../JobPage.tsx', true],
  ['client/src/features/jobs/actions/b.ts', '../../../lib/paths.ts', true],
  ['client/src/features/jobs/actions/c.ts', '../../customers/CustomerPage.tsx', false],
  ['client/src/features/jobs/actions/d.ts', '../../../app/router.tsx', false],
  ['client/src/features/jobs/actions/e.ts', '@callout/contracts/endpoints', false],
  ['client/src/features/jobs/actions/f.ts', '../../lineItems/formTotals.ts', true],
  ['client/src/features/jobs/actions/g.ts', '../../../components/fields/DayField.tsx', true],
  ['client/src/features/jobs/actions/h.ts', '../../customers/list/customerList.tsx', false],
  ['client/src/features/jobs/actions/i.ts', '../labels/jobName.ts', true],
  ['client/src/features/accountExport/a.ts', '../customers/list/customerList.tsx', true],
  ['client/src/features/commandPalette/b.ts', '../../app/router.tsx', false],
  ['client/src/features/commandPalette/c.ts', '@callout/contracts/endpoints', false],
  ['client/src/components/list/a.ts', '../fields/DayField.tsx', true],
  ['client/src/components/list/b.ts', '../../lib/paths.ts', true],
  ['client/src/components/list/c.ts', '../../features/visits/lateness.ts', false],
  ['client/src/components/list/d.ts', '../../app/router.tsx', false],
  ['client/src/components/list/e.ts', '@callout/contracts/endpoints', false],
  ['client/src/lib/a.ts', './paths.ts', true],
  ['client/src/lib/b.ts', '../features/jobs/JobPage.tsx', false],
  ['client/src/lib/c.ts', '../components/fields/DayField.tsx', false],
  ['client/src/lib/offline/a.ts', '../session/session.ts', true],
  ['client/src/lib/offline/b.ts', '../../components/fields/DayField.tsx', false],
  ['client/src/lib/forms/c.ts', '../../app/router.tsx', false],
  ['client/src/lib/forms/d.ts', '@callout/contracts/endpoints', false],
  ['tests/a.ts', '@callout/gateway/app', true],
  ['tests/b.ts', '../gateway/src/app.ts', false],
  ['tests/pact/a.ts', '../../gateway/src/app.ts', false],
  ['bench/gateway.ts', './gateway/record.ts', true],
  ['bench/harness/a.ts', '../gateway/record.ts', true],
  ['bench/gateway/b.ts', '../../gateway/src/app.ts', false],
  ['codegen.ts', './gateway/src/schema/enums.ts', false],
  ['tools/a.ts', '../client/src/main.tsx', false],
]

/** Lints these files under the rules of this repository. Returns those in which the rule finds something, in their order. */
function refusedBy(rule: string, files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'))
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return [...new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename))].toSorted()
}

/** Files whose imports match the table (`lazy.ts` in a function). */
const files = Object.fromEntries(
  imports.map(([file, source]) => [
    file,
    file.endsWith('lazy.ts') ? `export const load = () => import('${source}')\n` : `export { thing } from '${source}'\n`,
  ]),
)

describe('imports go one way only', () => {
  const refused = refusedBy('no-restricted-imports', files)

  test.each(imports)('%s imports %s: %s', (file, _, isAllowed) => {
    expect(refused.includes(file)).toBe(!isAllowed)
  })
})

describe('no file imports itself, by whatever detour', () => {
  const places = ['contracts/src/jobs', 'mock-api/src/resources', 'gateway/src/modules', 'client/src/components/list']
  const circle = (folder: string): Record<string, string> => ({
    [`${folder}/first.ts`]: "import type { Second } from './second.ts'\n\nexport interface First {\n  readonly second: Second\n}\n",
    [`${folder}/second.ts`]: "import type { Third } from './third.ts'\n\nexport type Second = Third\n",
    [`${folder}/third.ts`]: "import type { First } from './first.ts'\n\nexport type Third = First['second'] | null\n",
    [`${folder}/outside.ts`]: "import type { First } from './first.ts'\n\nexport type Outside = First\n",
  })
  const refused = refusedBy('no-cycle', Object.assign({}, ...places.map(circle)) as Record<string, string>)

  test.each(places)('a circle of types in %s is refused', (folder) => {
    expect(refused.filter((file) => file.startsWith(folder))).toEqual(['first', 'second', 'third'].map((name) => `${folder}/${name}.ts`))
  })
})
