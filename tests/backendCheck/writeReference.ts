/** `npm run docs:reference` writes the generated pages of `docs`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { backendPage, callsPage, openApi } from './reference.ts'

mkdirSync('docs/reference', { recursive: true })
const pages = {
  'docs/backend.md': backendPage(),
  'docs/reference/calls.md': callsPage(),
  'docs/reference/openapi.json': JSON.stringify(openApi()),
}
for (const [file, text] of Object.entries(pages)) writeFileSync(file, text)
spawnSync('oxfmt', Object.keys(pages), { stdio: 'inherit' })
