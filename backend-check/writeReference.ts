/** `npm run docs:reference` writes the generated pages of `docs`, and the sources that X-ray shows. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { openApi } from '@callout/mock-api/http/openapi/openApi'
import { accessibilityPage } from '../tests/evidence/accessibilityPage.ts'
import { fieldsPage } from './fields.ts'
import { fieldSources } from './fieldSources.ts'
import { openScreens } from './losses.ts'
import { statesPage } from './statesPage.ts'
import { backendPage, callsPage, orderedCalls } from './reference.ts'

const screens = await openScreens()
mkdirSync('docs/reference', { recursive: true })
const pages = {
  'docs/accessibility.md': accessibilityPage(),
  'docs/backend.md': backendPage(),
  'docs/reference/calls.md': callsPage(),
  'docs/reference/fields.md': await fieldsPage(orderedCalls(), screens),
  'docs/reference/states.md': statesPage(),
  'client/vite/xray/fieldSources.json': JSON.stringify(await fieldSources()),
  'docs/reference/openapi.json': JSON.stringify(openApi('https://backend.example')),
}
await screens.close()
for (const [file, text] of Object.entries(pages)) writeFileSync(file, text)
spawnSync('oxfmt', Object.keys(pages), { stdio: 'inherit' })
